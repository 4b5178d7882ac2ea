import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { gruposQueCalifican, gruposQueCalificanDe } from '#features/entregas/offers.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

/** What the log keeps of an attempt: never an answer, nor a key. */
export const anotado = ({
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

/** The same of many at once, that are as many before as after and in the same order. */
export async function anotarIntentos(
  work: Work,
  antes: readonly FilaDeIntento[],
  despues: readonly FilaDeIntento[],
): Promise<void> {
  const grupos = await gruposQueCalificanDe(
    work.tx,
    despues.map(({ usuarioId }) => usuarioId),
  );
  despues.forEach((fila, i) => {
    const { id, usuarioId, cursoId } = fila;
    const alcance = { usuarioId, cursoId, grupoIds: [...(grupos.get(usuarioId) ?? [])] };
    const estaba = antes[i];
    work.record({
      coleccion: 'intentos',
      documento: id,
      antes: alcance,
      despues: alcance,
      detalle: differences(estaba ? anotado(estaba) : {}, anotado(fila)),
    });
  });
}
