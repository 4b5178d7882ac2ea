import { oldList } from '#platform/kept/old-places.ts';
import { shelf } from '#platform/kept/shelf.ts';

const kept = shelf<true>('terminadas', { old: oldList('catedra:terminadas:') });

/** The activities whose end was reached and could not be told yet. */
export const readEnds = (usuarioId: string): readonly string[] => kept.waiting(usuarioId).map(({ id }) => id);

export function keepEnd(usuarioId: string, actividadId: string, reached: boolean): void {
  if (reached) kept.write(usuarioId, actividadId, true);
  else kept.erase(usuarioId, actividadId);
}
