import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { EstadoActividad } from '@catedra/shared/progreso/rules.ts';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isPast } from '#pages/curso/classroom/course-path.ts';
import { ActivityLink } from '#pages/curso/classroom/ActivityLink.tsx';
import classes from '#pages/curso/classroom/Step.module.css';
import { type StateKind, StateShape } from '#ui/marks/StateMark.tsx';
import { useBefore } from '#ui/marks/use-before.ts';
import { duracion, fecha, numero, urgencia, vence } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const SHAPES: Record<EstadoActividad, { kind: StateKind; label: string }> = {
  completada: { kind: 'done', label: 'Completada' },
  en_curso: { kind: 'half', label: 'En curso' },
  pendiente: { kind: 'ring', label: 'Pendiente' },
  bloqueada: { kind: 'locked', label: 'Bloqueada' },
};

interface StepProps {
  readonly slug: string;
  readonly actividad: ActividadDelCurso;
  readonly onChoose: () => void;
}

/** An activity in a list: its state as a shape, its name, and what it is or why it waits. */
export function Step({ slug, actividad, onChoose }: StepProps) {
  const { id, titulo, estado } = actividad;
  const search: { actividad?: string } = useSearch({ strict: false });
  const current = search.actividad === id ? 'page' : undefined;
  const before = useBefore(estado);
  const opened = before === 'bloqueada' && estado !== 'completada';
  const just = before && estado === 'completada' ? 'done' : opened ? 'open' : undefined;
  const inside = (
    <>
      {estado && (
        <StateShape {...SHAPES[estado]} just={just} {...(actividad.cerrada && { label: 'Cerrada' })} />
      )}
      <span className={classes.title}>{titulo}</span>
      <small>
        <Reason actividad={actividad} />
      </small>
    </>
  );
  if (estado === 'bloqueada') {
    return (
      <span className={classes.step} data-locked aria-current={current}>
        {inside}
      </span>
    );
  }
  return (
    <ActivityLink
      className={classes.step}
      data-plain={estado === null || undefined}
      aria-current={current}
      slug={slug}
      id={id}
      onClick={onChoose}
    >
      {inside}
    </ActivityLink>
  );
}

/** What stands in its way, or that it does not count for this person; else what it is. */
function Reason({ actividad }: { readonly actividad: ActividadDelCurso }): ReactNode {
  const now = useNow();
  const zone = useZone();
  const { motivo, exenta, cerroAntes, cerroEn, pideFechaA, hechaAntes } = actividad;
  if (hechaAntes) return 'Hecha en una renovación anterior';
  if (exenta) return `Eximida: ${exenta}`;
  if (cerroAntes) return 'Cerró antes de que entraras: no te cuenta';
  if (cerroEn && pideFechaA) return `Cerró el ${fecha(cerroEn, now, zone)}; pide otra fecha a ${pideFechaA}`;
  return motivo ?? <What actividad={actividad} />;
}

/** «Vídeo, 9 min, visto el 63 %, vence mañana a las 18:00» */
function What({ actividad }: { readonly actividad: ActividadDelCurso }): ReactNode {
  const now = useNow();
  const zone = useZone();
  const { tipo, nota, estado, porcentaje, venceEn, obligatoria, devuelta, duracion: minutos } = actividad;
  const { enElAula, avance } = fichaDe(tipo);
  const facts = [
    enElAula,
    devuelta ? 'devuelto para otro intento' : null,
    minutos ? duracion(minutos) : null,
    obligatoria ? null : 'opcional',
    estado === 'en_curso' && porcentaje > 0 ? `${porcentaje}\u00a0% ${avance}` : null,
    nota === undefined ? null : `nota ${numero(nota)}`,
  ].filter(Boolean);
  if (!venceEn || estado === 'completada' || isPast(actividad, now)) return facts.join(', ');
  return (
    <>
      {facts.join(', ')},{' '}
      <span className={classes.due} data-urgency={urgencia(venceEn, now, zone)}>
        {vence(venceEn, now, zone)}
      </span>
    </>
  );
}
