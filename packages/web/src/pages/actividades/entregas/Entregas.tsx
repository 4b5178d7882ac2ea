import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MarkingScreen } from '#pages/actividades/entregas/MarkingScreen.tsx';
import { Queue } from '#pages/actividades/entregas/Queue.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';

export interface EntregasProps {
  readonly title: string;
  readonly trail: readonly Crumb[];
  readonly tabs?: ReactNode;
  /** Only those of this task. */
  readonly actividadId?: string;
}

/** The queue of works, or the one that is being marked. */
export function Entregas(props: EntregasProps) {
  const { entrega } = useSearch({ strict: false }) as { entrega?: string };
  return entrega ? <MarkingScreen key={entrega} {...props} entregaId={entrega} /> : <Queue {...props} />;
}
