import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffectEvent, useLayoutEffect } from 'react';
import classes from '#pages/curso/activity/Activity.module.css';
import { Closing } from '#pages/curso/activity/Closing.tsx';
import { abiertaQuery } from '#pages/curso/curso-queries.ts';
import { Playing } from '#pages/curso/activity/Playing.tsx';
import { entregado } from '#tipos/tarea/handed-in.ts';
import { DueDate } from '#ui/marks/DueDate.tsx';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { beside, untilItComes } from '#ui/frame/beside.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { Part } from '#ui/states/Part.tsx';
import { duracion } from '#ui/words/words.ts';
import type { ActivityProps } from '#pages/curso/activity/props.ts';
import type { Taken } from '#pages/curso/classroom/use-place.ts';

const EvaluationLink = lazyPart(
  async () => (await import('#pages/curso/activity/EvaluationLink.tsx')).EvaluationLink,
  untilItComes,
);
const Locked = lazyPart(async () => (await import('#pages/curso/activity/Locked.tsx')).Locked, untilItComes);
/** Seldom is something taken away while one is in it. */
const GoOn = lazyPart(async () => (await import('#pages/curso/activity/GoOn.tsx')).GoOn, untilItComes);
/** The foot of the page, which nobody reaches before reading. */
const Opinions = beside(async () => (await import('#pages/curso/opinions/Opinions.tsx')).Opinions);

interface PlacedActivityProps extends ActivityProps {
  /** It was hidden or closed, or its course went away, while it was open here: it is still seen, and there is a way on. */
  readonly taken: Taken | null;
  /** Called before the player looks for where it was left. */
  readonly onArrive: (id: string) => void;
}

/** One activity: what it is, what it holds, how it ends, and what the person thinks of it. */
export function Activity({ onArrive, taken, ...props }: PlacedActivityProps) {
  const { data, lugar } = props;
  const { actividad } = lugar;
  useDocumentTitle(actividad.titulo);
  return (
    <>
      <Head lugar={lugar} onArrive={onArrive} />
      {actividad.estado === 'bloqueada' && !taken ? (
        <Suspense>
          <Locked data={data} lugar={lugar} />
        </Suspense>
      ) : (
        <Playing {...props} taken={taken !== null}>
          {/* Together, so that nothing of it is pushed down by what comes last. */}
          <Suspense>
            {fichaDe(actividad.tipo).trabajo === 'intentos' && <EvaluationLink actividad={actividad} />}
            {taken ? <GoOn {...props} leave={taken === 'course'} /> : <Closing {...props} />}
            {data.inscrito && (
              <Suspense>
                <Part>
                  <Opinions data={data} actividadId={actividad.id} />
                </Part>
              </Suspense>
            )}
          </Suspense>
        </Playing>
      )}
    </>
  );
}

function Head({ lugar, onArrive }: Pick<PlacedActivityProps, 'lugar' | 'onArrive'>) {
  const { actividad, parte, partes } = lugar;
  const abierta = useQuery({ ...abiertaQuery(actividad.id, actividad.tipo), enabled: false }).data;
  const done = actividad.estado === 'completada' || (abierta !== undefined && entregado(abierta));
  const arrive = useEffectEvent(onArrive);
  useLayoutEffect(() => arrive(actividad.id), [actividad.id]);
  const facts = [
    fichaDe(actividad.tipo).enElAula,
    actividad.duracion ? duracion(actividad.duracion) : null,
    actividad.obligatoria ? null : 'opcional',
  ].filter(Boolean);
  return (
    <header className={classes.header}>
      <p className={`look-row look-quiet ${classes.facts}`}>
        <KindIcon tipo={actividad.tipo} />
        <span>
          {facts.join(', ')}
          {partes > 1 && `. Parte ${parte} de ${partes}`}
          {actividad.venceEn && !done && (
            <>
              . <DueDate date={actividad.venceEn} exact />
            </>
          )}
        </span>
      </p>
      <SerifTitle level={1} size={44}>
        {actividad.titulo}
      </SerifTitle>
    </header>
  );
}
