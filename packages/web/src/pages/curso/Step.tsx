import { type ActividadDelCurso, type EstadoActividad, NOMBRE_DE_TIPO } from '@catedra/shared';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActivityLink } from '#pages/curso/ActivityLink.tsx';
import classes from '#pages/curso/Step.module.css';
import { type StateKind, StateShape } from '#ui/StateMark.tsx';
import { duracion, numero, urgencia, vence } from '#ui/words.ts';
import { useNow, useZone } from '#ui/zone.tsx';

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
  const { id, titulo, estado, motivo } = actividad;
  const search: { actividad?: string } = useSearch({ strict: false });
  const inside = (
    <>
      {estado && <StateShape {...SHAPES[estado]} />}
      <span className={classes.title}>{titulo}</span>
      <small>{motivo ?? <What actividad={actividad} />}</small>
    </>
  );
  if (estado === 'bloqueada') {
    return (
      <span className={classes.step} data-locked aria-current={search.actividad === id ? 'page' : undefined}>
        {inside}
      </span>
    );
  }
  return (
    <ActivityLink
      className={classes.step}
      data-plain={estado === null || undefined}
      slug={slug}
      id={id}
      onClick={onChoose}
    >
      {inside}
    </ActivityLink>
  );
}

function What({ actividad }: { readonly actividad: ActividadDelCurso }): ReactNode {
  const now = useNow();
  const zone = useZone();
  const { tipo, nota, estado, venceEn, obligatoria } = actividad;
  const minutos = actividad.duracion;
  const kind = NOMBRE_DE_TIPO[tipo];
  if (nota !== null) return `${kind}, nota ${numero(nota)}`;
  if (venceEn && estado !== 'completada' && urgencia(venceEn, now, zone) === 'hoy') {
    return (
      <>
        {kind}, <b className={classes.today}>{vence(venceEn, now, zone)}</b>
      </>
    );
  }
  return [kind, minutos ? duracion(minutos) : null, obligatoria ? null : 'opcional']
    .filter(Boolean)
    .join(', ');
}
