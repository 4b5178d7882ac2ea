import { gruposQueCalifican } from '#features/entregas/offers.ts';
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
  const { id, usuarioId, cursoId } = despues;
  const alcance = { usuarioId, cursoId, grupoIds: await gruposQueCalifican(work.tx, { usuarioId }) };
  work.record({
    coleccion: 'externas',
    documento: id,
    antes: antes && alcance,
    despues: alcance,
    detalle: differences(antes ? anotada(antes) : {}, anotada(despues)),
  });
  if (cursoId) work.access({ usuarioId });
}
