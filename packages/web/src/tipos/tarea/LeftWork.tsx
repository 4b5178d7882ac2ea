import { leerMiTrabajo } from '@catedra/shared/aprendizaje/api.ts';
import type { ActividadDelCurso, MiTrabajo } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { CopyWork } from '#tipos/tarea/CopyWork.tsx';
import { type Draft, draftOf, isBegun, sameWords } from '#tipos/tarea/draft.ts';
import { HandedIn } from '#tipos/tarea/HandedIn.tsx';
import classes from '#tipos/tarea/HandIn.module.css';
import { readKept } from '#tipos/tarea/kept-drafts.ts';
import { Tries } from '#tipos/tarea/Tries.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface LeftWorkProps {
  readonly actividad: ActividadDelCurso;
}

/** What someone had done of a task that is closed to them now: it is read and copied, and goes nowhere. */
export function LeftWork({ actividad }: LeftWorkProps) {
  const { id } = actividad;
  const query = useQuery({
    queryKey: ['actividades', id, 'mi-trabajo'],
    queryFn: ({ signal }) => ask(leerMiTrabajo, { id }, { signal }),
    meta: { escucha: ['actividades', 'progreso'] },
  });
  if (query.data) return <Left key={id} actividad={actividad} trabajo={query.data} />;
  if (!query.isError) return null;
  return (
    <ErrorState
      title="No pudimos leer lo que tenías escrito"
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {messageOf(query.error)}
    </ErrorState>
  );
}

function Left({ actividad, trabajo }: LeftWorkProps & { readonly trabajo: MiTrabajo }) {
  const [ultima, ...anteriores] = trabajo.entregas;
  const handedIn = ultima !== undefined && ultima.estado !== 'borrador' ? ultima : null;
  const left = useLeftDrafts(actividad.id, ultima ?? null);
  const drafts = handedIn ? [] : left;
  if (!handedIn && drafts.length === 0 && anteriores.length === 0) return null;
  return (
    <section className={classes.handIn} aria-label="Tu trabajo">
      {drafts.length > 0 && (
        <div className={`look-card ${classes.card}`}>
          <StateMark kind="attention">No se entregó</StateMark>
          <p>{notHandedInWords(actividad, trabajo)}</p>
          {drafts.map(({ where, draft }) => (
            <Fragment key={where}>
              {drafts.length > 1 && <p className={classes.label}>{where}</p>}
              <Work texto={draft.texto} archivos={draft.archivos} />
              <CopyWork texto={draft.texto} />
            </Fragment>
          ))}
        </div>
      )}
      {handedIn && <HandedIn entrega={handedIn} falta={null} />}
      <Tries entregas={anteriores} />
    </section>
  );
}

interface LeftDraft {
  readonly where: string;
  readonly draft: Draft;
}

/** What the server keeps, and before it what was typed here later and never reached it. */
function useLeftDrafts(actividadId: string, ultima: Entrega | null): readonly LeftDraft[] {
  const { usuario } = useActor();
  const saved = draftOf(ultima);
  const [here] = useState(() => readKept(usuario.id, actividadId, saved.intento));
  const alsoHere =
    here !== null && !sameWords(here, saved) ? [{ where: 'Solo en este navegador', draft: here }] : [];
  return [...alsoHere, { where: 'Guardado en la academia', draft: saved }].filter(({ draft }) =>
    isBegun(draft),
  );
}

const notHandedInWords = (
  { cerrada, pideFechaA: yaDicho }: ActividadDelCurso,
  { pideFechaA }: MiTrabajo,
): string =>
  cerrada
    ? `Esto es lo que dejaste hecho, y nadie lo ha recibido. Puedes leerlo y copiarlo.${
        yaDicho === undefined ? ` Si necesitas entregarlo, pide otra fecha a ${pideFechaA}.` : ''
      }`
    : 'Esto es lo que dejaste hecho, y nadie lo ha recibido. Puedes leerlo y copiarlo; seguirás con ello cuando la actividad se abra.';
