import type { EntregaEnCola } from '@catedra/shared/entregas/schemas.ts';

export type Place = Pick<EntregaEnCola, 'id' | 'entregadaEn' | 'lugar'>;

/** In the order of the queue: the hour, the work or attempt, and the place of the question in it. */
const keyOf = ({ id, entregadaEn, lugar }: Place): string =>
  `${entregadaEn} ${id} ${String((lugar ?? -1) + 1).padStart(4, '0')}`;

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

/** Where one of the queue is marked: an answer is told by its place. */
export const addressOf = ({ id, lugar }: Pick<Place, 'id' | 'lugar'>) => ({
  entrega: id,
  lugar: lugar === null ? undefined : String(lugar),
});
