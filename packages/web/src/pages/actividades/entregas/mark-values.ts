import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { notaDeRubrica } from '@catedra/shared/entregas/rules.ts';

/** What whoever marks has filled in so far. */
export interface MarkValues {
  readonly nota: number | null;
  readonly puntos: readonly (number | null)[];
  readonly comentario: string;
}

/** The mark as it stands; a rubric that changed since then starts empty. */
export function valuesOf({ entrega, actividad }: EntregaPorCalificar): MarkValues {
  const same = entrega.rubrica.length === actividad.rubrica.length;
  return {
    nota: actividad.rubrica.length > 0 ? null : entrega.nota,
    puntos: actividad.rubrica.map((_, i) => (same ? (entrega.rubrica[i]?.dados ?? null) : null)),
    comentario: entrega.comentario,
  };
}

/** The mark that the points make so far; null until all are there. */
export function markOf(
  { actividad: { rubrica } }: EntregaPorCalificar,
  { nota, puntos }: MarkValues,
): number | null {
  if (rubrica.length === 0) return nota;
  const given = puntos.filter((one) => one !== null);
  return given.length === rubrica.length ? notaDeRubrica(rubrica, given) : null;
}

export const sameValues = (one: MarkValues, other: MarkValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const unsent = new Map<string, MarkValues>();

/** What was begun for a work and not sent waits there while others are looked at. */
export const begun = {
  read: (entregaId: string): MarkValues | null => unsent.get(entregaId) ?? null,
  keep: (entregaId: string, values: MarkValues): void => void unsent.set(entregaId, values),
  drop: (entregaId: string): void => void unsent.delete(entregaId),
};
