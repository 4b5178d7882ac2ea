import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { activeEntry, MENU } from '#app/layout/menu.ts';
import classes from '#app/layout/NoPermission.module.css';
import { leerPagina } from '#platform/client.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { RunningHead } from '#ui/frame/RunningHead.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { Drawing } from '#ui/states/Drawing.tsx';

/** Who gives permissions, the most able first. */
const GRANTING = ['Super Administrador', 'Administrador'] as const;
const SHOWN = 3;

/** Those of them whom this person may see; nobody is asked for by whoever sees no people. */
function useWhoGrants() {
  const { puede } = useActor();
  const { data = [] } = useQuery({
    queryKey: ['usuarios', 'quien-da-permisos'],
    meta: { escucha: ['usuarios', 'perfiles'] },
    enabled: puede('usuarios:ver'),
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        GRANTING.map((perfil) => leerPagina('usuarios', { perfil, estado: 'activo', limite: SHOWN }, signal)),
      );
      return pages.flatMap(({ datos }) => datos).slice(0, SHOWN);
    },
  });
  return data;
}

/** The page that was asked for does not open to this person: why, and whom to ask. */
export function NoPermission() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { usuario } = useActor();
  const who = useWhoGrants();
  const { entry } = activeEntry(pathname);
  const place = MENU.find(({ id }) => id === entry)?.label;
  useDocumentTitle('No tienes permiso');
  return (
    <>
      <RunningHead trail={[{ label: 'Inicio', to: rutas.home }, { label: place ?? 'No tienes permiso' }]} />
      <div className={classes.page}>
        <Drawing name="lock" />
        <div className={classes.words}>
          <SerifTitle level={1} size={32}>
            {place ? `No tienes permiso para ver ${place}` : 'No tienes permiso'}
          </SerifTitle>
          <p className={classes.why}>
            Tu perfil, {usuario.perfil}, no abre esta página. Si la necesitas para tu trabajo,{' '}
            {who.length > 0 ? 'pídelo a quien da los permisos.' : 'pídeselo a quien administra la academia.'}
          </p>
          {who.length > 0 && (
            <section className={classes.who}>
              <h2>A quién pedirlo</h2>
              <ul>
                {who.map((persona, index) => (
                  <li key={persona.id}>
                    <Avatar {...persona} size={40} place={index} />
                    <span>
                      <b>{fullName(persona)}</b>
                      <small>{persona.perfil}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ButtonLink
            to={rutas.home}
            variant="default"
            leftSection={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
          >
            Volver al inicio
          </ButtonLink>
          <p className={classes.quiet}>
            No ha pasado nada: la página no se ha abierto y no se ha cambiado ningún dato.
          </p>
        </div>
      </div>
    </>
  );
}
