import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';

const MARCAS: Readonly<Record<Evaluacion['estado'], readonly [StateKind, string]>> = {
  borrador: ['draft', 'Borrador'],
  publicada: ['on', 'Publicada'],
  cerrada: ['off', 'Cerrada'],
};

export function EvaluacionState({ estado }: { readonly estado: Evaluacion['estado'] }) {
  const [kind, label] = MARCAS[estado];
  return <StateMark kind={kind}>{label}</StateMark>;
}
