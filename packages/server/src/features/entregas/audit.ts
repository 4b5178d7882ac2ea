import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { gruposQueCalifican } from '#features/entregas/alcance.ts';
import { progresoBinding } from '#features/progreso/binding.ts';
import type { Fila } from '#features/progreso/offers.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';
import { recordChange } from '#platform/collections/store.ts';

/** What the log keeps of a hand-in: never the work itself. */
const anotado = ({ id, version, estado, intento, tarde, nota, rubrica, comentario }: Entrega) => ({
  id,
  version,
  estado,
  intento,
  tarde,
  nota,
  rubrica: rubrica.map(({ titulo, dados }) => `${titulo}: ${dados}`).join('; '),
  comentario,
});

export async function anotarEntrega(work: Work, antes: Entrega, despues: Entrega): Promise<void> {
  const { id, usuarioId, cursoId } = despues;
  const alcance = { usuarioId, cursoId, grupoIds: await gruposQueCalifican(work.tx, despues) };
  work.record({
    coleccion: 'entregas',
    documento: id,
    antes: alcance,
    despues: alcance,
    detalle: differences(anotado(antes), anotado(despues)),
  });
}

/** Open screens look again though the record of progress is as it was. */
export const avisar = (work: Work, fila: Fila): void => recordChange(work, progresoBinding, fila, fila);
