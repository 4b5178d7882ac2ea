import { oldPlaces } from '#platform/kept/old-tab-places.ts';
import { shelf, type Waiting } from '#platform/kept/shelf.ts';
import type { Draft } from '#tipos/tarea/draft.ts';

const kept = shelf<Draft>('entregas', {
  byTab: true,
  old: oldPlaces<Draft & { readonly at?: number; readonly refused?: boolean }, Draft>(
    'catedra:entrega:',
    ({ at = 0, refused = false, ...value }) => ({ at, aside: refused, value }),
  ),
});

/** What was typed and could not be sent yet. Of an attempt already handed in, nothing comes back. */
export function readKept(
  usuarioId: string,
  actividadId: string,
  intento: number,
  page?: string,
): Draft | null {
  kept.drop(usuarioId, actividadId, (draft) => draft.intento < intento);
  return kept.read(usuarioId, actividadId, (draft) => draft.intento === intento, page);
}

/** Of each work of a person, the newest that this browser could not send yet. */
export const allKept = (usuarioId: string): readonly Waiting<Draft>[] => kept.waiting(usuarioId);

export function keep(usuarioId: string, actividadId: string, draft: Draft | null, page?: string): void {
  if (draft) kept.write(usuarioId, actividadId, draft, page);
  else kept.erase(usuarioId, actividadId, page);
}
