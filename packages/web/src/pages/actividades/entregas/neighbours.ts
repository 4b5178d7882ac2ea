import type { EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';

type Place = Pick<EntregaEnCola, 'id' | 'entregadaEn'>;

const keyOf = ({ id, entregadaEn }: Place): string => `${entregadaEn} ${id}`;

/** The works before and after one in the queue, also once it has left it. */
export function neighbours<T extends Place>(
  queue: readonly T[],
  current: Place,
): { readonly anterior: T | null; readonly siguiente: T | null } {
  const here = keyOf(current);
  return {
    anterior: queue.findLast((one) => keyOf(one) < here) ?? null,
    siguiente: queue.find((one) => keyOf(one) > here) ?? null,
  };
}
