import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Cedidas, EntradaDelEquipo } from '@catedra/shared/intentos/en-curso.ts';
import { eq, sql } from 'drizzle-orm';
import { anotarIntento } from '#features/intentos/audit.ts';
import type { Guardado } from '#features/intentos/guardar/anotar.ts';
import { bloquear, type FilaDeIntento } from '#features/intentos/filas.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';

interface Lugar extends Record<string, unknown> {
  readonly lugar: number;
  readonly revision: number;
  readonly respuesta: unknown;
  /** Somebody wrote in it since control was taken. */
  readonly nueva: boolean;
}

/** How the places of those answers stand for a device that lost control in an earlier epoch. */
async function leerLugares(tx: Tx, { intentoId, epoca, entradas }: Guardado): Promise<readonly Lugar[]> {
  const { rows } = await tx.execute<Lugar>(sql`
    select p.lugar, p.revision, p.respuesta,
           exists (select from intento_diario d where d.intento_id = p.intento_id and d.lugar = p.lugar
                      and d.epoca > ${epoca}) as nueva
      from intento_preguntas p
     where p.intento_id = ${intentoId} and p.lugar = any(${sql.param(entradas.map(({ lugar }) => lugar))}::smallint[])
       for update of p`);
  return rows;
}

async function añadir(tx: Tx, { intentoId, epoca, now }: Guardado, entrada: EntradaDelEquipo): Promise<void> {
  const { lugar, revision, equipoEn } = entrada;
  const respuesta = entrada.respuesta === null ? null : JSON.stringify(entrada.respuesta);
  await tx.execute(sql`
    with puesta as (
      update intento_preguntas set respuesta = ${respuesta}::jsonb, revision = ${revision},
             guardada_en = ${now.toISOString()}::timestamptz, fraccion = null, puesta = null
       where intento_id = ${intentoId} and lugar = ${lugar}
      returning respuesta)
    insert into intento_diario (intento_id, lugar, revision, epoca, respuesta, equipo_en, recibida_en)
    select ${intentoId}, ${lugar}::smallint, ${revision}::int, ${epoca}::int, respuesta, ${equipoEn}::timestamptz,
           ${now.toISOString()}::timestamptz
      from puesta`);
}

async function ofrecer(tx: Tx, intentoId: string, { lugar, respuesta, equipoEn }: EntradaDelEquipo) {
  await tx.execute(sql`
    update intento_preguntas set ofrecida = ${JSON.stringify({ respuesta, equipoEn })}::jsonb
     where intento_id = ${intentoId} and lugar = ${lugar}`);
}

/** Of each place the last one that device wrote: what came before it was written over there. */
const ultimas = (entradas: readonly EntradaDelEquipo[]): EntradaDelEquipo[] => [
  ...new Map(entradas.toSorted((a, b) => a.revision - b.revision).map((una) => [una.lugar, una])).values(),
];

async function repartir(work: Work, fila: FilaDeIntento, guardado: Guardado): Promise<Cedidas> {
  const lugares = await leerLugares(work.tx, guardado);
  const cedidas = {
    epoca: fila.epoca,
    guardadas: [] as { lugar: number; revision: number }[],
    ofrecidas: [] as number[],
  };
  for (const entrada of ultimas(guardado.entradas)) {
    const { lugar, revision, respuesta } = entrada;
    const hay = lugares.find((uno) => uno.lugar === lugar);
    // What was left behind in an attempt without return is not touched, nor offered.
    if (!hay || (fila.secuencial && fila.alcanzada !== lugar)) continue;
    const igual = isDeepStrictEqual(hay.respuesta, respuesta);
    if (igual || (!hay.nueva && hay.revision >= revision)) cedidas.guardadas.push({ lugar, revision });
    else if (!hay.nueva) {
      await añadir(work.tx, guardado, entrada);
      cedidas.guardadas.push({ lugar, revision });
    } else {
      await ofrecer(work.tx, fila.id, entrada);
      cedidas.ofrecidas.push(lugar);
    }
  }
  return cedidas;
}

/**
 * Answers of a device that had control before and sends them in time: those of places where nothing newer was written are
 * added, the others are offered to their person where they write now.
 */
export function ceder(platform: Platform, actor: Actor, guardado: Guardado): Promise<Cedidas | null> {
  return runWork(platform, actor, 'intentos.ceder', async (work) => {
    const [fila] = await bloquear(work.tx, eq(intentosTable.id, guardado.intentoId));
    if (fila?.estado !== 'en_curso' || guardado.epoca >= fila.epoca) return null;
    const cedidas = await repartir(work, fila, guardado);
    // Whoever writes now looks.
    if (cedidas.guardadas.length + cedidas.ofrecidas.length > 0) await anotarIntento(work, fila, fila);
    return cedidas;
  });
}

/** The person chose between what they had and what was offered. */
export async function elegir(
  { db }: Platform,
  intentoId: string,
  entradas: readonly EntradaDelEquipo[],
  guardadas: readonly { readonly lugar: number }[],
): Promise<void> {
  const elegidas = entradas
    .filter(({ lugar, elegida }) => elegida === true && guardadas.some((una) => una.lugar === lugar))
    .map(({ lugar }) => lugar);
  if (elegidas.length === 0) return;
  await db.execute(sql`
    update intento_preguntas set ofrecida = null
     where intento_id = ${intentoId} and lugar = any(${sql.param(elegidas)}::smallint[]) and not cerrada`);
}
