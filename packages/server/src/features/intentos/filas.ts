import type { CriterioCalificado } from '@catedra/shared/entregas/schemas.ts';
import type { Ofrecida } from '@catedra/shared/intentos/en-curso.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import type { Orden } from '@catedra/shared/preguntas/tipos/tipo.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { intentosTable } from '#features/intentos/table.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Queryable } from '#platform/db/queryable.ts';

export type FilaDeIntento = typeof intentosTable.$inferSelect;

/** Someone's own attempt, or nothing. */
export async function leerMio(
  db: Database | Tx,
  usuarioId: string,
  id: string,
): Promise<FilaDeIntento | null> {
  const mio = and(eq(intentosTable.id, id), eq(intentosTable.usuarioId, usuarioId));
  const [fila] = await db.select().from(intentosTable).where(mio);
  return fila ?? null;
}

/** Attempts under a lock, in the order of their ids. */
export const bloquear = (tx: Tx, where: SQL | undefined): Promise<FilaDeIntento[]> =>
  tx.select().from(intentosTable).where(where).orderBy(intentosTable.id).for('update');

/** A question of an attempt, with the public half of its version. */
export interface FilaDePregunta {
  readonly lugar: number;
  readonly lugarId: string;
  readonly preguntaId: string;
  readonly numero: number;
  readonly seccion: number;
  readonly bajo: number | null;
  readonly puntos: number;
  readonly resta: Resta;
  readonly orden: Orden;
  readonly revision: number;
  readonly respuesta: unknown;
  readonly guardadaEn: string | null;
  readonly ofrecida: Ofrecida | null;
  readonly fraccion: string | null;
  readonly regla: string;
  readonly aMano: boolean;
  readonly versionNota: number;
  readonly comentario: string;
  readonly rubrica: readonly CriterioCalificado[];
  readonly publica: Publica;
}

const dePregunta = (mas: string, where: string): string => `
  select ${mas} p.lugar, p.lugar_id as "lugarId", p.pregunta_id as "preguntaId", p.numero, p.seccion, p.bajo,
         p.puntos::float as puntos, p.resta, p.orden, p.revision, p.respuesta, ${isoText('p.guardada_en')} as "guardadaEn", p.ofrecida, p.fraccion,
         p.regla, p.a_mano as "aMano", p.version_nota as "versionNota", p.comentario, p.rubrica, v.publica
    from intento_preguntas p
    join pregunta_versiones v on v.pregunta_id = p.pregunta_id and v.numero = p.numero
   where ${where}`;

const PREGUNTAS = {
  name: 'intentos.preguntas',
  text: dePregunta('', 'p.intento_id = $1 order by p.lugar'),
};

export async function leerPreguntas(
  { $client }: { readonly $client: Queryable },
  intentoId: string,
): Promise<FilaDePregunta[]> {
  const { rows } = await $client.query<FilaDePregunta>({ ...PREGUNTAS, values: [intentoId] });
  return rows;
}

/** Those of several attempts, by attempt. */
export async function leerPreguntasDe(
  { $client }: { readonly $client: Queryable },
  intentoIds: readonly string[],
): Promise<Map<string, FilaDePregunta[]>> {
  const { rows } = await $client.query<FilaDePregunta & { intentoId: string }>({
    name: 'intentos.preguntas-de',
    text: dePregunta(
      'p.intento_id as "intentoId",',
      'p.intento_id = any($1::uuid[]) order by p.intento_id, p.lugar',
    ),
    values: [intentoIds],
  });
  return Map.groupBy(rows, ({ intentoId }) => intentoId);
}

/** The number that people read beside a question: descriptions have none. */
export const numeroDe = (filas: readonly FilaDePregunta[], lugar: number): number =>
  filas.filter((una) => una.lugar <= lugar && seResponde(una.publica.tipo)).length;

/** The same of place `p` in SQL. */
export const NUMERO = sql`(select count(*)::int from intento_preguntas q join preguntas w on w.id = q.pregunta_id
  where q.intento_id = p.intento_id and q.lugar <= p.lugar and w.tipo <> 'descripcion')`;

export const porId = (id: string): SQL => sql`${intentosTable.id} = ${id}`;
