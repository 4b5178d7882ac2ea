import { puedeAnular } from '@catedra/shared/intentos/policy.ts';
import { notify } from '#features/avisos/offers.ts';
import { finalizar } from '#features/intentos/acabar/finalizar.ts';
import { vencer } from '#features/intentos/acabar/vencer.ts';
import { bloquearVarios, type Hechos } from '#features/intentos/commands/varios.ts';
import { sigueAbierto } from '#features/intentos/empezar/suyos.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { avisoDeRecibo } from '#features/intentos/notices.ts';
import type { Work } from '#platform/changes/work.ts';

interface Final {
  readonly ids: readonly string[];
  readonly motivo: string;
}

/** Hands in what an attempt has, now: what its device had not sent comes late, and is kept apart. */
async function entregarla(work: Work, antes: FilaDeIntento, motivo: string): Promise<boolean> {
  // Whose time was over already ends as its rules say.
  const fila = await vencer(work, antes);
  if (!sigueAbierto(fila.estado)) return false;
  const en = work.now.toISOString();
  await finalizar(work, fila, { estado: 'entregado', en, causa: 'administracion', motivo });
  await notify(work, avisoDeRecibo, { intentoId: fila.id });
  return true;
}

/** Ends attempts that go on, with what was answered; one that is over already stays as it ended. */
export async function terminar(work: Work, { ids, motivo }: Final): Promise<Hechos> {
  const { filas, persona, fallos } = await bloquearVarios(work, ids, puedeAnular(work.actor));
  let hechos = 0;
  for (const fila of filas) {
    if (sigueAbierto(fila.estado) && (await entregarla(work, fila, motivo))) hechos += 1;
    else fallos.push({ id: fila.id, persona: persona(fila.usuarioId), frase: 'Ya había terminado.' });
  }
  return { hechos, fallos };
}
