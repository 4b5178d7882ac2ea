import { useSearch } from '@tanstack/react-router';
import { MarkingScreen } from '#pages/actividades/entregas/MarkingScreen.tsx';
import { Queue } from '#pages/actividades/entregas/Queue.tsx';
import type { EntregasProps } from '#pages/actividades/entregas/props.ts';

/** The queue of works, or the one that is being marked. */
export function Entregas(props: EntregasProps) {
  const { entrega } = useSearch({ strict: false }) as { entrega?: string };
  return entrega ? <MarkingScreen key={entrega} {...props} entregaId={entrega} /> : <Queue {...props} />;
}
