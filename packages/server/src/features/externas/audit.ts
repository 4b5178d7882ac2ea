import { gruposQueCalifican, gruposQueCalificanDe } from '#features/entregas/offers.ts';
import type { externasTable } from '#features/externas/table.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

export type FilaDeExterna = typeof externasTable.$inferSelect;

const anotada = ({ dia, efecto, archivoId, retiradaEn, motivo }: FilaDeExterna) => ({
  dia,
  efecto,
  papel: archivoId !== null,
  retirada: retiradaEn !== null,
  motivo,
});

/** The log, the screens of its person and of whoever sees their certificates hear of it; what they have done changes too. */
export async function anotarExterna(
  work: Work,
  antes: FilaDeExterna | null,
  despues: FilaDeExterna,
): Promise<void> {
  anotarConGrupos(work, antes, despues, await gruposQueCalifican(work.tx, { usuarioId: despues.usuarioId }));
}

function anotarConGrupos(
  work: Work,
  antes: FilaDeExterna | null,
  despues: FilaDeExterna,
  grupoIds: readonly string[],
): void {
  const { id, usuarioId, cursoId } = despues;
  const alcance = { usuarioId, cursoId, grupoIds: [...grupoIds] };
  work.record({
    coleccion: 'externas',
    documento: id,
    antes: antes && alcance,
    despues: alcance,
    detalle: differences(antes ? anotada(antes) : {}, anotada(despues)),
  });
  if (cursoId) work.access({ usuarioId });
}

/** The same of many that were just recorded, with the groups of all of them at once. */
export async function anotarNuevas(work: Work, nuevas: readonly FilaDeExterna[]): Promise<void> {
  const grupos = await gruposQueCalificanDe(work.tx, [...new Set(nuevas.map(({ usuarioId }) => usuarioId))]);
  for (const una of nuevas) anotarConGrupos(work, null, una, grupos.get(una.usuarioId) ?? []);
}
