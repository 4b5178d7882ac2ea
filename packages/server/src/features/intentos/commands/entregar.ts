import { isDeepStrictEqual } from 'node:util';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Entregado } from '@catedra/shared/intentos/despues.ts';
import type { EntregarIntento } from '@catedra/shared/intentos/en-curso.ts';
import { faltanRespuestas, otraPestana } from '@catedra/shared/intentos/errors.ts';
import { type Guardada, lasNoTomadas, lasQueFaltan } from '@catedra/shared/intentos/guardar.ts';
import { notify } from '#features/avisos/offers.ts';
import { anotar } from '#features/intentos/guardar/anotar.ts';
import { anotarNoTomadas, apartar } from '#features/intentos/tardias/apartar.ts';
import { avisarDeTardias } from '#features/intentos/tardias/por-decidir.ts';
import { exigirEscritor } from '#features/intentos/commands/guardar.ts';
import { bloquearMio } from '#features/intentos/commands/tomar.ts';
import { type FilaDeIntento, type FilaDePregunta, leerPreguntas } from '#features/intentos/filas.ts';
import { finalizar } from '#features/intentos/acabar/finalizar.ts';
import { avisoDeRecibo } from '#features/intentos/notices.ts';
import { admitirTodas, leerPlan } from '#features/intentos/guardar/plan.ts';
import { leerRecibo } from '#features/intentos/acabar/recibo.ts';
import { vencer } from '#features/intentos/acabar/vencer.ts';
import type { Work } from '#platform/changes/work.ts';

/** Only the tab that writes hands in. */
const escribe = ({ epoca, pestana }: FilaDeIntento, body: EntregarIntento): boolean =>
  epoca === body.epoca && pestana === body.pestana;

function exigirEsta(fila: FilaDeIntento, body: EntregarIntento): void {
  if (!escribe(fila, body)) throw otraPestana({ epoca: fila.epoca });
}

type Paso = (
  work: Work,
  fila: FilaDeIntento,
  body: EntregarIntento,
  preguntas: readonly FilaDePregunta[],
) => Promise<FilaDeIntento>;

/** Pressed in time, by its device, with every answer already received. */
const pulsadaATiempo = (
  fila: FilaDeIntento,
  body: EntregarIntento,
  preguntas: readonly FilaDePregunta[],
): boolean =>
  fila.venceEn !== null &&
  escribe(fila, body) &&
  Date.parse(body.pulsadoEn) <= Date.parse(fila.venceEn) &&
  lasQueFaltan(body.revisiones, preguntas).length === 0;

/** The time was over when it came: the policy speaks, but whoever had pressed in time with everything received is heard. */
const entregarTarde: Paso = async (work, fila, body, preguntas) => {
  const ahora = await vencer(work, fila, { entregaPulsada: pulsadaATiempo(fila, body, preguntas) });
  if (ahora.estado !== 'vencido') return ahora;
  // In the minutes of grace nothing new is answered, but it can be handed in.
  exigirEsta(fila, body);
  const en = work.now.toISOString();
  return finalizar(work, ahora, { estado: 'entregado', en, causa: 'persona' }, preguntas);
};

/** The sweep came first and annulled it: the same rule holds for whoever had pressed in time. */
const rescatar: Paso = async (work, fila, body, preguntas) => {
  const { venceEn, causa } = fila;
  if (causa !== 'tiempo' || venceEn === null || !pulsadaATiempo(fila, body, preguntas)) return fila;
  return finalizar(work, fila, { estado: 'entregado', en: venceEn, causa: 'persona' }, preguntas);
};

interface Hecho {
  readonly despues: FilaDeIntento;
  /** What is kept wherever it brought something else. */
  readonly quedan: Guardada[];
}
type Entrega = (...args: Parameters<Paso>) => Promise<Hecho>;

const entregarAhora: Entrega = async (work, fila, body, leidas) => {
  exigirEsta(fila, body);
  if (body.entradas.length > 0) {
    const guardado = { ...body, intentoId: fila.id, usuarioId: work.actor.id, now: work.now };
    const anotadas = await anotar(work.tx.$client, guardado);
    if (!anotadas) throw noEncontrado();
    exigirEscritor(anotadas, body);
  }
  const preguntas = body.entradas.length > 0 ? await leerPreguntas(work.tx, fila.id) : leidas;
  const sinRecibir = lasQueFaltan(body.revisiones, preguntas);
  if (sinRecibir.length > 0 && !body.aunqueFalten) throw faltanRespuestas({ lugares: sinRecibir });
  const quedan = lasNoTomadas(body.entradas, preguntas, [], isDeepStrictEqual);
  const final = {
    estado: 'entregado',
    en: work.now.toISOString(),
    causa: 'persona',
    sinRecibir,
    noTomadas: quedan.map(({ lugar }) => lugar),
  } as const;
  return { despues: await finalizar(work, fila, final, preguntas), quedan };
};

/** It is over: what the policy left stands, unless it was pressed in time, and what it brings is kept apart. */
const entregarDespues: Entrega = async (work, fila, body, preguntas) => {
  const paso = fila.estado === 'anulado' ? rescatar : entregarTarde;
  const despues = fila.estado === 'entregado' ? fila : await paso(work, fila, body, preguntas);
  const { quedan, nuevas } = await apartar(work.tx, despues, body.entradas, work.now);
  if (nuevas > 0) await avisarDeTardias(work, despues.id);
  return { despues: await anotarNoTomadas(work.tx, despues, quedan), quedan };
};

/** Hands in: what it brings is saved first, in the same transaction. Handing in again gives the same receipt. */
export async function entregar(work: Work, id: string, body: EntregarIntento): Promise<Entregado> {
  const plan = await leerPlan(work.tx, work.actor.id, id);
  const limpio = { ...body, entradas: await admitirTodas(work.tx, plan, body.entradas) };
  const [fila, preguntas] = await Promise.all([bloquearMio(work, id), leerPreguntas(work.tx, id)]);
  const pasado = fila.limite !== null && Date.parse(fila.limite) <= work.now.getTime();
  const entrega = fila.estado === 'en_curso' && !pasado ? entregarAhora : entregarDespues;
  const { despues, quedan } = await entrega(work, fila, limpio, preguntas);
  const nueva = fila.estado !== 'entregado' && despues.estado === 'entregado';
  const [recibo] = await Promise.all([
    leerRecibo(work.tx, despues),
    nueva && notify(work, avisoDeRecibo, { intentoId: id }),
  ]);
  return { ...recibo, quedan };
}
