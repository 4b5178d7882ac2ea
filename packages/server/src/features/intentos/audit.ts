import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { gruposQueCalifican } from '#features/entregas/offers.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

/** What the log keeps of an attempt: never an answer, nor a key. */
const anotado = ({
  id,
  version,
  numero,
  estado,
  venceEn,
  entregadoEn,
  causa,
  nota,
  provisional,
  motivo,
}: FilaDeIntento) => ({
  id,
  version,
  numero,
  estado,
  venceEn,
  entregadoEn,
  causa,
  nota,
  provisional,
  motivo,
});

/** Open screens of the person, and of whoever sees their results, hear of it. */
export async function anotarIntento(
  work: Work,
  antes: FilaDeIntento | null,
  despues: FilaDeIntento,
): Promise<void> {
  const { id, usuarioId, cursoId } = despues;
  const alcance = { usuarioId, cursoId, grupoIds: await gruposQueCalifican(work.tx, despues) };
  work.record({
    coleccion: 'intentos',
    documento: id,
    antes: antes && alcance,
    despues: alcance,
    detalle: differences(antes ? anotado(antes) : {}, anotado(despues)),
  });
}
