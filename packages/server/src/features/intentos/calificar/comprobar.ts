import { notaEscrita } from '@catedra/shared/intentos/nota.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { codigoCon, FORMULA_SIN_RESPUESTAS, leerLlave } from '#features/intentos/acabar/codigo.ts';
import { type FilaDeIntento, type FilaDePregunta, leerPreguntasDe } from '#features/intentos/filas.ts';
import { calificar, notaDeFilas } from '#features/intentos/acabar/finalizar.ts';
import { type Aplicada, conLoAplicado, leerAplicadas } from '#features/intentos/reparar/al-calificar.ts';
import { fueraDelDiario } from '#features/intentos/calificar/comprobar-diario.ts';
import { fueraDelProgreso } from '#features/intentos/calificar/comprobar-progreso.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';

/** An attempt whose stored answers don't give what is stored of it, in sentences. */
export interface Diferencia {
  readonly intentoId: string;
  readonly frases: readonly string[];
}

const POR_PAGINA = 200;

const dicha = (nota: number | null): string => (nota === null ? 'ninguna' : notaEscrita(nota.toFixed(2)));
const cuantas = (n: number): string => `${n} ${n === 1 ? 'respuesta' : 'respuestas'}`;

/** What the answers of an attempt give now, against what is kept of it. */
async function frasesDe(
  tx: Tx,
  llave: Buffer,
  intento: FilaDeIntento,
  preguntas: readonly FilaDePregunta[],
  aplicadas: readonly Aplicada[],
): Promise<string[]> {
  const enLugar = Map.groupBy(aplicadas, ({ lugar }) => lugar);
  const calificadas = (await calificar({ tx }, preguntas)).map((calificada, i) =>
    conLoAplicado(preguntas[i] as FilaDePregunta, calificada, enLugar.get(calificada.lugar) ?? []),
  );
  const { nota, provisional } = notaDeFilas(preguntas, calificadas);
  const frases = preguntas.flatMap(({ lugar, fraccion, puntos }, i) => {
    const valen = calificadas[i]?.puntos ?? puntos;
    if (valen !== puntos) return [`la pregunta ${lugar + 1} guarda ${puntos} puntos y vale ${valen}`];
    const sale = calificadas[i]?.fraccion ?? null;
    return fraccion === sale
      ? []
      : [`la pregunta ${lugar + 1} guarda ${fraccion ?? 'nada'} y de su respuesta sale ${sale ?? 'nada'}`];
  });
  const deNota = intento.practica || nota === null ? null : Number(nota);
  if (intento.nota !== deNota)
    frases.push(`la nota guardada es ${dicha(intento.nota)} y de sus respuestas sale ${dicha(deNota)}`);
  if (intento.provisional !== (!intento.practica && provisional))
    frases.push(intento.provisional ? 'figura provisional y no lo es' : 'es provisional y no lo dice');
  const respondidas = calificadas.filter(({ blanco }) => !blanco).length;
  if (intento.respondidas !== respondidas)
    frases.push(`constan ${cuantas(intento.respondidas)} y tiene ${cuantas(respondidas)}`);
  const { id: intentoId, entregadoEn, reciboFormula } = intento;
  const codigo = codigoCon(
    llave,
    { intentoId, entregadoEn: entregadoEn ?? '', respuestas: preguntas },
    reciboFormula,
  );
  if (intento.codigo !== codigo)
    frases.push(`el código de su recibo es ${intento.codigo ?? 'ninguno'} y debería ser ${codigo}`);
  return frases;
}

interface Pagina {
  readonly mirados: number;
  /** Whose receipts are of before their code covered what was answered. */
  readonly sinRespuestas: number;
  readonly diferencias: readonly Diferencia[];
  /** Where the next one begins; null after the last. */
  readonly tras: string | null;
}

interface Comprobacion {
  readonly llave: Buffer;
  readonly now: Date;
}

/** A page of delivered attempts, as they stood at one moment; marks from before attempts were kept have no answers. */
const comprobarPagina = (db: Database, { llave, now }: Comprobacion, tras: string | null): Promise<Pagina> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const entregado = and(eq(intentosTable.estado, 'entregado'), eq(intentosTable.heredado, false));
    const intentos = await tx
      .select()
      .from(intentosTable)
      .where(tras === null ? entregado : and(entregado, gt(intentosTable.id, tras)))
      .orderBy(asc(intentosTable.id))
      .limit(POR_PAGINA);
    const preguntas = await leerPreguntasDe(
      tx,
      intentos.map(({ id }) => id),
    );
    const aplicadas = await leerAplicadas(
      tx,
      intentos.map(({ id }) => id),
    );
    const delDiario = await fueraDelDiario(tx, intentos);
    const diferencias: Diferencia[] = [];
    for (const intento of intentos) {
      const frases = [
        ...(await frasesDe(
          tx,
          llave,
          intento,
          preguntas.get(intento.id) ?? [],
          aplicadas.get(intento.id) ?? [],
        )),
        ...(delDiario.get(intento.id) ?? []),
        ...(await fueraDelProgreso(tx, intento, now)),
      ];
      if (frases.length > 0) diferencias.push({ intentoId: intento.id, frases });
    }
    const ultimo = intentos.length < POR_PAGINA ? null : (intentos.at(-1)?.id ?? null);
    const sinRespuestas = intentos.filter(
      ({ reciboFormula }) => reciboFormula === FORMULA_SIN_RESPUESTAS,
    ).length;
    return { mirados: intentos.length, sinRespuestas, diferencias, tras: ultimo };
  });

export interface Comprobados {
  readonly mirados: number;
  readonly distintos: number;
  readonly sinRespuestas: number;
}

/**
 * Marks every delivered attempt of the academy again from its stored answers, and holds them against the journal, their
 * receipt and their person's progress; tells each that comes out otherwise.
 */
export async function comprobarNotas(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  decir: (diferencia: Diferencia) => void,
): Promise<Comprobados> {
  const con = { llave: await leerLlave(db), now: clock.now() };
  let [mirados, distintos, sinRespuestas] = [0, 0, 0];
  let tras: string | null = null;
  do {
    const pagina: Pagina = await comprobarPagina(db, con, tras);
    mirados += pagina.mirados;
    sinRespuestas += pagina.sinRespuestas;
    distintos += pagina.diferencias.length;
    pagina.diferencias.forEach(decir);
    tras = pagina.tras;
  } while (tras !== null);
  return { mirados, distintos, sinRespuestas };
}
