import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { faltanRespuestas, intentoAnulado, otraPestana } from '@catedra/shared/intentos/errors.ts';
import { lasQueFaltan } from '@catedra/shared/intentos/guardar.ts';
import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import type { EntregarIntento } from '@catedra/shared/intentos/en-curso.ts';
import { notify } from '#features/avisos/offers.ts';
import { anotar } from '#features/intentos/anotar.ts';
import { apartar, exigirEscritor } from '#features/intentos/commands/guardar.ts';
import { bloquearMio } from '#features/intentos/commands/tomar.ts';
import { type FilaDeIntento, type FilaDePregunta, leerPreguntas } from '#features/intentos/filas.ts';
import { finalizar } from '#features/intentos/finalizar.ts';
import { avisoDeRecibo } from '#features/intentos/notices.ts';
import { admitirTodas, leerPlan } from '#features/intentos/plan.ts';
import { leerRecibo } from '#features/intentos/recibo.ts';
import { vencer } from '#features/intentos/vencer.ts';
import type { Work } from '#platform/changes/work.ts';

/** The time was over when it came: the policy speaks, but whoever had pressed in time with everything received is heard. */
async function entregarTarde(
  work: Work,
  fila: FilaDeIntento,
  body: EntregarIntento,
  preguntas: readonly FilaDePregunta[],
): Promise<FilaDeIntento> {
  const { venceEn } = fila;
  const aTiempo = venceEn !== null && Date.parse(body.pulsadoEn) <= Date.parse(venceEn);
  const entregaPulsada = aTiempo && lasQueFaltan(body.revisiones, preguntas).length === 0;
  const ahora = await vencer(work, fila, { entregaPulsada });
  await apartar(work.tx, fila.id, body.entradas, { venceEn, now: work.now });
  // In the minutes of grace nothing new is answered, but it can be handed in.
  if (ahora.estado === 'vencido')
    return finalizar(work, ahora, { estado: 'entregado', en: work.now.toISOString(), causa: 'persona' });
  return ahora;
}

async function entregarAhora(
  work: Work,
  fila: FilaDeIntento,
  body: EntregarIntento,
  leidas: readonly FilaDePregunta[],
): Promise<FilaDeIntento> {
  if (fila.epoca !== body.epoca || fila.pestana !== body.pestana) throw otraPestana({ epoca: fila.epoca });
  if (body.entradas.length > 0) {
    const guardado = { ...body, intentoId: fila.id, usuarioId: work.actor.id, now: work.now };
    const anotadas = await anotar(work.tx.$client, guardado);
    if (!anotadas) throw noEncontrado();
    exigirEscritor(anotadas, body);
  }
  const preguntas = body.entradas.length > 0 ? await leerPreguntas(work.tx, fila.id) : leidas;
  const sinRecibir = lasQueFaltan(body.revisiones, preguntas);
  if (sinRecibir.length > 0 && !body.aunqueFalten) throw faltanRespuestas({ lugares: sinRecibir });
  const en = work.now.toISOString();
  return finalizar(work, fila, { estado: 'entregado', en, causa: 'persona', sinRecibir }, preguntas);
}

/** Hands in: what it brings is saved first, in the same transaction. Handing in again gives the same receipt. */
export async function entregar(work: Work, id: string, body: EntregarIntento): Promise<Recibo> {
  const plan = await leerPlan(work.tx, work.actor.id, id);
  const limpio = { ...body, entradas: await admitirTodas(work.tx, plan, body.entradas) };
  const [fila, preguntas] = await Promise.all([bloquearMio(work, id), leerPreguntas(work.tx, id)]);
  if (fila.estado === 'entregado') return leerRecibo(work.tx, fila);
  if (fila.estado === 'anulado') throw intentoAnulado();
  const pasado = fila.limite !== null && Date.parse(fila.limite) <= work.now.getTime();
  const despues = await (pasado || fila.estado === 'vencido' ? entregarTarde : entregarAhora)(
    work,
    fila,
    limpio,
    preguntas,
  );
  const [recibo] = await Promise.all([
    leerRecibo(work.tx, despues),
    despues.estado === 'entregado' && notify(work, avisoDeRecibo, { intentoId: id }),
  ]);
  return recibo;
}
