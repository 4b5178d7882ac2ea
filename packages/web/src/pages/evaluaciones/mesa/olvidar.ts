import type { LugarFijo } from '@catedra/shared/evaluaciones/composicion.ts';
import { aLaPapelera } from '@catedra/shared/preguntas/api.ts';
import { aparta } from '#pages/evaluaciones/mesa/por-escribir.ts';
import type { SobreLaMesa } from '#pages/evaluaciones/mesa/tomar-lugar.ts';
import { deNadie } from '#pages/evaluaciones/mesa/vaciada.ts';
import { ask } from '#platform/ask.ts';
import { settled } from '#preguntas/autor/settled.ts';

/** A question that was emptied, now or in an earlier visit, goes, from the bank too, unless somebody else has it. */
export async function olvidar(
  { preguntas, composicion, componer, subscribe }: SobreLaMesa,
  { id, preguntaId }: LugarFijo,
  nacidaAqui: boolean,
): Promise<void> {
  await settled(preguntas.get(preguntaId), subscribe);
  const guardada = preguntas.guardada(preguntaId);
  if (!nacidaAqui && !(guardada && deNadie(guardada))) return;
  componer((secciones) => aparta(secciones, id)[0]);
  await settled(composicion, subscribe);
  if (guardada) await ask(aLaPapelera, { body: { ids: [preguntaId] } }).catch(() => undefined);
}
