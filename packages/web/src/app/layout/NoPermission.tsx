import type { Accion } from '@catedra/shared/core/permisos.ts';
import { PALABRAS_DE_PERMISOS } from '@catedra/shared/perfiles/palabras.ts';
import { leerQuienDa } from '@catedra/shared/perfiles/api.ts';
import { Button } from '@mantine/core';
import { tieneTrabajo } from '@catedra/shared/reportes/tiene-trabajo.ts';
import type { QuienesDan } from '@catedra/shared/perfiles/schemas.ts';
import type { MiPeticion } from '@catedra/shared/perfiles/peticiones.ts';
import { IconCheck, IconChevronLeft } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
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
import { openedPart } from '#ui/states/opener.tsx';
import { diaYHora } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface NoPermissionProps {
  /** Any of these would open it. */
  readonly permisos: readonly Accion[];
  /** What does not open is a part of a page that does. */
  readonly part?: boolean;
}

/** Those who could give it and whom this person may see. */
const quienDaQuery = (permisos: readonly Accion[]) =>
  queryOptions({
    queryKey: ['perfiles', 'quien-da', permisos],
    queryFn: ({ signal }) => ask(leerQuienDa, { query: { permisos: permisos.join(',') } }, { signal }),
    meta: { escucha: ['avisos', 'usuarios', 'perfiles'] },
  });

const AskForIt = openedPart(async () => (await import('#app/layout/AskForIt.tsx')).AskForIt);

/** «ver Cursos», «crear cursos»: whoever may see the place and not this page of it is not told that they may not. */
function whatFor([first]: readonly Accion[], place: string | undefined): string {
  if (first === undefined) return 'abrir esta página';
  const { frase } = PALABRAS_DE_PERMISOS[first];
  return place && first.endsWith(':ver') ? `ver ${place}` : frase.charAt(0).toLowerCase() + frase.slice(1);
}

/** The page is kept with what it shows, to come back to it, if it is no longer than this. */
const LONGEST = 300;

/** The page that was asked for does not open to this person: why, and whom to ask. */
export function NoPermission({ permisos, part = false }: NoPermissionProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const href = useLocation({ select: (location) => location.href });
  const { usuario, actor, mirada } = useActor();
  const works = tieneTrabajo(actor);
  const query = quienDaQuery(permisos);
  const { data } = useQuery(query);
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const who = data?.personas ?? [];
  const asked = data?.pedida ?? null;
  const [permiso] = permisos;
  const mayAsk = data !== undefined && permiso !== undefined && mirada === undefined && asked === null;
  const { entry } = activeEntry(pathname);
  const place = MENU.find(({ id }) => id === entry)?.label;
  const what = whatFor(permisos, part ? undefined : place);
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
            Tu perfil, {usuario.perfil}, no abre esta página.
            {asked?.estado !== 'negada' &&
              ` Si la necesitas para tu trabajo, ${
                who.length > 0 ? 'pídelo a quien puede dártelo.' : 'pídelo: le llegará a quien puede dártelo.'
              }`}
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
                      {persona.correo && (
                        <a className={classes.mail} href={`mailto:${persona.correo}`}>
                          {persona.correo}
                        </a>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {asked && <Asked peticion={asked} />}
          {mayAsk && <Button onClick={() => setAsking(true)}>Pedírselo</Button>}
          {asking && permiso && (
            <Suspense>
              <AskForIt
                permiso={permiso}
                what={what}
                pagina={href.length > LONGEST ? pathname : href}
                onClose={() => setAsking(false)}
                onAsked={(pedida) =>
                  queryClient.setQueryData(query.queryKey, (before: QuienesDan | undefined) => ({
                    personas: before?.personas ?? [],
                    pedida,
                  }))
                }
              />
            </Suspense>
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

/** What was asked for, and the word with which it was refused; what was given opens the page. */
function Asked({ peticion: { en, estado, respuesta } }: { readonly peticion: MiPeticion }) {
  const now = useNow();
  const zone = useZone();
  if (estado === 'negada')
    return (
      <p className={classes.no}>
        Lo pediste {diaYHora(en, now, zone)} y te contestaron que no: <q>{respuesta}</q>
      </p>
    );
  return (
    <p className={classes.asked}>
      <IconCheck size={18} stroke={2} aria-hidden />
      Pedido {diaYHora(en, now, zone)}. Te avisaremos cuando te contesten.
    </p>
  );
}
