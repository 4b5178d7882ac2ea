import { useSearch } from '@tanstack/react-router';
import { AnswerScreen } from '#pages/entregas/AnswerScreen.tsx';
import { Queue } from '#pages/entregas/cola/Queue.tsx';
import { MarkingScreen } from '#pages/entregas/MarkingScreen.tsx';
import type { EntregasProps } from '#pages/entregas/props.ts';

/** The queue of what waits, or the work or answer that is being marked. */
export function Entregas(props: EntregasProps) {
  const { entrega, lugar }: { entrega?: string; lugar?: string } = useSearch({ strict: false });
  if (!entrega) return <Queue {...props} />;
  if (lugar === undefined) return <MarkingScreen key={entrega} {...props} entregaId={entrega} />;
  return (
    <AnswerScreen key={`${entrega}.${lugar}`} {...props} intentoId={entrega} lugar={Number(lugar) || 0} />
  );
}
