import type { ActividadAbierta } from '@catedra/shared/aprendizaje/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ActivityProps } from '#pages/curso/activity/props.ts';
import { placeIn } from '#pages/curso/beats/beats.ts';
import { ReadingSkeleton } from '#pages/curso/classroom/ClassroomSkeleton.tsx';
import { abiertaQuery, playerQuery } from '#pages/curso/curso-queries.ts';
import { readKept } from '#pages/curso/beats/kept-beats.ts';
import { useClosingHour } from '#pages/curso/activity/use-closing-hour.ts';
import { useOpening } from '#pages/curso/activity/use-opening.ts';
import { useTelling } from '#pages/curso/beats/use-telling.ts';
import { useFoundCut } from '#platform/connection.ts';
import { useActor } from '#platform/session.ts';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface PlayingProps extends ActivityProps {
  /** It was hidden or closed while it was open here. */
  readonly taken: boolean;
  /** What comes after it: while the content is on its way nobody knows where it ends. */
  readonly children: ReactNode;
}

/** What the activity holds, in its player. */
export function Playing({ data, lugar, completar, taken, children }: PlayingProps) {
  const { actividad } = lugar;
  const { usuario, mirada } = useActor();
  const soloMira = !data.inscrito || data.disponibilidad !== 'abierto' || mirada !== undefined;
  const player = useQuery(playerQuery(actividad.tipo));
  const abierta = useQuery(abiertaQuery(actividad.id, actividad.tipo));
  // What a cut kept here is newer than what the server knows.
  const [kept] = useState(() => placeIn(readKept(usuario.id)[actividad.id] ?? []));
  const opened = useOpening(actividad, !soloMira);
  const { anotar, ya, cut } = useTelling(actividad, usuario.id, !soloMira && !taken && opened);
  useFoundCut(cut);
  useClosingHour(abierta.data?.actividad.disponibleHasta);

  return (
    <>
      <QueryView query={abierta} label="Cargando la actividad…" skeleton={<ReadingSkeleton />}>
        {(una) => (
          <QueryView query={player} label="Cargando la actividad…" skeleton={<ReadingSkeleton />}>
            {(Player) => (
              <Part rest="El índice y las demás actividades siguen ahí.">
                <Player
                  abierta={withPlace(una, kept)}
                  contenido={una.actividad.contenido}
                  soloMira={soloMira}
                  cerrada={taken}
                  onLatido={anotar}
                  onPausa={ya}
                  onFin={completar.alTerminar}
                />
              </Part>
            )}
          </QueryView>
        )}
      </QueryView>
      {!abierta.isPending && !player.isPending && children}
    </>
  );
}

function withPlace(abierta: ActividadAbierta, kept: ReturnType<typeof placeIn>): ActividadAbierta {
  const { posicion } = abierta;
  if (kept.segundo === undefined && kept.parrafo === undefined) return abierta;
  return {
    ...abierta,
    posicion: {
      segundo: kept.segundo ?? posicion?.segundo ?? null,
      parrafo: kept.parrafo ?? posicion?.parrafo ?? null,
      segundos: posicion?.segundos ?? 0,
    },
  };
}
