import type { Accion } from '@catedra/shared/core/permisos.ts';
import { PALABRAS_DE_PERMISOS } from '@catedra/shared/perfiles/palabras.ts';
import { leerQuienDa } from '@catedra/shared/perfiles/api.ts';
import { Button } from '@mantine/core';
import { tieneTrabajo } from '@catedra/shared/reportes/tiene-trabajo.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { activeEntry, MENU } from '#app/layout/menu.ts';
import classes from '#app/layout/NoPermission.module.css';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { RunningHead } from '#ui/frame/RunningHead.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { Drawing } from '#ui/states/Drawing.tsx';

interface NoPermissionProps {
  /** Any of these would open it. */
  readonly permisos: readonly Accion[];
}

/** Those who could give it and whom this person may see. */
const quienDaQuery = (permisos: readonly Accion[]) =>
  queryOptions({
    queryKey: ['perfiles', 'quien-da', permisos],
    queryFn: ({ signal }) => ask(leerQuienDa, { query: { permisos: permisos.join(',') } }, { signal }),
    meta: { escucha: ['usuarios', 'perfiles'] },
  });

/** «ver Cursos», «crear cursos»: whoever may see the place and not this page of it is not told that they may not. */
function whatFor([first]: readonly Accion[], place: string | undefined): string {
  if (first === undefined) return 'abrir esta página';
  const { frase } = PALABRAS_DE_PERMISOS[first];
  return place && first.endsWith(':ver') ? `ver ${place}` : frase.charAt(0).toLowerCase() + frase.slice(1);
}

/** A letter already begun, in whoever's own mail. */
function letterTo(correo: string, what: string, from: string): string {
  const subject = encodeURIComponent(`Permiso para ${what} en Cátedra`);
  const body = encodeURIComponent(`Hola:\n\nNecesito permiso para ${what}.\n\nEs para…\n\n${from}`);
  return `mailto:${correo}?subject=${subject}&body=${body}`;
}

/** The page that was asked for does not open to this person: why, and whom to ask. */
export function NoPermission({ permisos }: NoPermissionProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { usuario, actor, puede } = useActor();
  const works = tieneTrabajo(actor);
  // Whoever sees no people is told of nobody: it is not asked.
  const who = useQuery({ ...quienDaQuery(permisos), enabled: puede('usuarios:ver') }).data?.personas ?? [];
  const { entry } = activeEntry(pathname);
  const place = MENU.find(({ id }) => id === entry)?.label;
  const what = whatFor(permisos, place);
  useDocumentTitle('No tienes permiso');
  return (
    <>
      <RunningHead
        trail={[
          { label: works ? 'Mi trabajo' : 'Inicio', to: rutas.home },
          { label: place ?? 'No tienes permiso' },
        ]}
      />
      <div className={classes.page}>
        <Drawing name="lock" />
        <div className={classes.words}>
          <SerifTitle level={1} size={32}>
            No tienes permiso para {what}
          </SerifTitle>
          <p className={classes.why}>
            Tu perfil, {usuario.perfil}, no abre esta página. Si la necesitas para tu trabajo,{' '}
            {who.length > 0 ? 'pídelo a quien puede dártelo.' : 'pídeselo a quien administra la academia.'}
          </p>
          {who.length > 0 && (
            <section className={classes.who}>
              <h2>A quién pedirlo</h2>
              <ul>
                {who.map((persona, index) => (
                  <li key={persona.id}>
                    <Avatar {...persona} size={40} place={index} />
                    <span className={classes.person}>
                      <b>{fullName(persona)}</b>
                      <small>{persona.perfil}</small>
                      {persona.correo && <small className={classes.mail}>{persona.correo}</small>}
                    </span>
                    {persona.correo && (
                      <Button
                        component="a"
                        variant={index === 0 ? 'filled' : 'default'}
                        href={letterTo(persona.correo, what, fullName(usuario))}
                        aria-label={`Pedírselo a ${fullName(persona)}, por correo`}
                      >
                        Pedírselo
                      </Button>
                    )}
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
            {works ? 'Volver a Mi trabajo' : 'Volver al inicio'}
          </ButtonLink>
          <p className={classes.quiet}>
            No ha pasado nada: la página no se ha abierto y no se ha cambiado ningún dato.
          </p>
        </div>
      </div>
    </>
  );
}
