import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import { noEncontrado, soloLectura } from '@catedra/shared/core/errors.ts';
import {
  enGracia,
  intentoAnulado,
  ordenInvalido,
  otraPestana,
  respuestaAntigua,
  tiempoTerminado,
  yaEnviada,
} from '@catedra/shared/intentos/errors.ts';
import type { GuardarRespuestas, RespuestasGuardadas } from '@catedra/shared/intentos/en-curso.ts';
import type { Guardada } from '@catedra/shared/intentos/guardar.ts';
import type { EstadoIntento } from '@catedra/shared/intentos/vencer.ts';
import { type Anotadas, anotar, anotarSinEsperar, type Guardado } from '#features/intentos/guardar/anotar.ts';
import { anotarNoTomadas, apartar } from '#features/intentos/tardias/apartar.ts';
import { avisarDeTardias } from '#features/intentos/tardias/por-decidir.ts';
import { ceder, elegir } from '#features/intentos/guardar/ceder.ts';
import { type FilaDeIntento, leerMio } from '#features/intentos/filas.ts';
import type { Presencia } from '#features/intentos/guardar/presencia.ts';
import { admitirTodas, leerPlan } from '#features/intentos/guardar/plan.ts';
import { vencerUno } from '#features/intentos/acabar/vencer.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import type { Platform } from '#platform/platform.ts';
import { batched } from '#platform/turns/batch.ts';
import { inOrder } from '#platform/turns/in-order.ts';

const YA_NO: Readonly<Record<EstadoIntento, (actual?: unknown) => Error>> = {
  en_curso: tiempoTerminado,
  vencido: enGracia,
  entregado: yaEnviada,
  anulado: intentoAnulado,
};

/** Why nothing is taken any more, with what is kept instead of what came. */
export function yaNoSeGuarda(
  { estado, causa }: Pick<FilaDeIntento, 'estado' | 'causa'>,
  quedan: readonly Guardada[] = [],
): Error {
  const porQue = estado === 'entregado' && causa === 'tiempo' ? tiempoTerminado : YA_NO[estado];
  return porQue(quedan.length > 0 ? { quedan } : undefined);
}

/** What came after the end is kept apart; of what can't be, its person reads in the receipt that it was not taken. */
async function llegoTarde(
  platform: Platform,
  fila: FilaDeIntento,
  { epoca, pestana, entradas, now }: Guardado,
): Promise<Guardada[]> {
  const { db } = platform;
  const { quedan, nuevas } = await apartar(db, fila, entradas, now);
  if (nuevas > 0)
    await runWork(platform, SISTEMA, 'intentos.avisar-de-tardias', (work) => avisarDeTardias(work, fila.id));
  // An older answer of the tab that writes is a copy that took long: its person wrote another over it.
  const suya = fila.epoca === epoca && fila.pestana === pestana;
  const otras = quedan.filter(
    ({ lugar, revision }) => !suya || entradas.some((una) => una.lugar === lugar && una.revision >= revision),
  );
  await anotarNoTomadas(db, fila, otras);
  return otras;
}

/** Whether what was asked could be written at all; why not is thrown. */
export function exigirEscritor(
  { estado, secuencial, alcanzada, epoca, pestana }: Anotadas,
  pedido: Pick<GuardarRespuestas, 'epoca' | 'pestana' | 'entradas'>,
): void {
  if (estado === 'en_curso' && (epoca !== pedido.epoca || pestana !== pedido.pestana))
    throw otraPestana({ epoca });
  if (secuencial && pedido.entradas.some(({ lugar }) => lugar !== alcanzada)) throw ordenInvalido();
}

type Juntos = (guardado: Guardado) => Promise<Anotadas | null>;

/** One statement each, which holds nothing that another waits for: three at once keep both sides busy. */
const EN_CAMINO = 3;

const lugaresDe = ({ intentoId, entradas }: Guardado): string[] =>
  entradas.map(({ lugar }) => `${intentoId}:${lugar}`);

/** Saves that come together are one statement and one commit; of one place, none overtakes the one before it. */
export const guardarJuntos = (on: Queryable): Juntos =>
  inOrder(
    lugaresDe,
    batched((guardados: readonly Guardado[]) => anotarSinEsperar(on, guardados), EN_CAMINO),
  );

interface Desde {
  readonly juntos: Juntos;
  readonly presente: Presencia;
  /** The address that the device asks from. */
  readonly direccion: string;
}

/** Keeps answers: one statement, outside the log. What the answer names is what the server has. */
export async function guardar(
  platform: Platform,
  { juntos, presente, direccion }: Desde,
  actor: Actor,
  id: string,
  body: GuardarRespuestas,
): Promise<RespuestasGuardadas> {
  if (actor.quienMira) throw soloLectura();
  const { db, clock } = platform;
  const plan = await leerPlan(db, actor.id, id);
  const entradas = await admitirTodas(db, plan, body.entradas);
  const now = clock.now();
  const guardado = { ...body, intentoId: id, usuarioId: actor.id, entradas, now };
  const anotadas = (await juntos(guardado)) ?? (await anotar(db.$client, guardado));
  if (!anotadas) throw noEncontrado();
  const { guardadas, rechazadas, venceEn, abierto, limite, estado } = anotadas;
  const pasado = limite !== null && Date.parse(limite) <= now.getTime();
  if (!abierto && (estado !== 'en_curso' || pasado)) {
    await vencerUno(platform, id);
    const fila = await leerMio(db, actor.id, id);
    if (!fila) throw noEncontrado();
    throw yaNoSeGuarda(fila, await llegoTarde(platform, fila, guardado));
  }
  // It had control before: what it had not sent came in time.
  const antes = estado === 'en_curso' && body.epoca < anotadas.epoca && entradas.length > 0;
  if (antes) throw otraPestana((await ceder(platform, actor, guardado)) ?? { epoca: anotadas.epoca });
  exigirEscritor(anotadas, body);
  await elegir(platform, id, entradas, guardadas);
  if (entradas.length === 0) await presente(id, direccion, now);
  const recibido = { guardadas: [...guardadas], venceEn, ahora: now.toISOString() };
  if (rechazadas.length > 0) throw respuestaAntigua({ ...recibido, rechazadas: [...rechazadas] });
  return recibido;
}
