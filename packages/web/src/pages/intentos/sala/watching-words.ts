import type { Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import { cuenta } from '#ui/words/words.ts';

/** What whoever only looks has before them: the same as elsewhere only when it is so. */
export function watchingWords(
  { via, sinEnviar }: Pick<Snapshot, 'via' | 'sinEnviar'>,
  offline: boolean,
): string {
  if (sinEnviar > 0) {
    const [waits, leave] = sinEnviar === 1 ? ['queda', 'saldrá'] : ['quedan', 'saldrán'];
    return `Aquí ${waits} ${cuenta(sinEnviar, 'respuesta')} sin enviar: ${leave} en cuanto haya conexión, y allí podrás usarla${sinEnviar === 1 ? '' : 's'}.`;
  }
  if (offline || via === 'cortada')
    return 'Sin conexión, puede que aquí no veas lo último. El reloj es el mismo.';
  return 'Aquí ves lo mismo sin poder cambiarlo. El reloj es el mismo.';
}
