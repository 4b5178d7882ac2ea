import { or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';
import { hasWords, wordsOf } from '#platform/db/search.ts';

/** Of so few people, or activities, their works are gone through; of more, the works in their order, among which they soon come. */
const PERSONAS = 3000;
const ACTIVIDADES = 5;

const llamadas = (palabra: string): SQL => sql`select q.id from usuarios q
  where ${hasWords(sql`q.busqueda`, palabra)} and ${hasWords(sql`llano(q.nombre || ' ' || q.apellidos)`, palabra)}`;

const tituladas = (palabra: string): SQL =>
  sql`select t.id from actividades t where ${hasWords(sql`llano(t.titulo)`, palabra)}`;

/** Whose works, or of which activity, can be the ones that are looked for, as a condition on two columns. */
export type Buscadas = (usuarioId: SQL, actividadId: SQL) => SQL;

/** By name, so that whoever plans it knows how few they are. */
const unoDe = (columna: SQL, filas: readonly { readonly id: string }[]): SQL | undefined =>
  filas.length === 0 ? undefined : sql`${columna} = any(${sql.param(filas.map(({ id }) => id))}::uuid[])`;

interface Cuenta extends Record<string, unknown> {
  readonly personas: number;
  readonly actividades: number;
}

const contadas = (palabra: string): SQL => sql`
  select (select count(*)::int from (${llamadas(palabra)} limit ${PERSONAS + 1}) n) as personas,
         (select count(*)::int from (${tituladas(palabra)} limit ${ACTIVIDADES + 1}) n) as actividades`;

/** An activity is handed in by many. */
const peso = ({ personas, actividades }: Cuenta): number => personas + PERSONAS * actividades;

/**
 * Each word is in the name of the person or in the title of the activity: by the one that fewest have, their works are found
 * by an index. Among a million marked works, one by one, a surname that few have took minutes to come.
 */
export async function buscadasPor(db: Database, buscar: string): Promise<Buscadas | null> {
  const palabras = wordsOf(buscar);
  if (palabras.length === 0) return null;
  const { rows } = await db.execute<Cuenta>(sql.join(palabras.map(contadas), sql` union all `));
  const [menos] = palabras
    .map((palabra, i) => ({ palabra, cuenta: rows[i] as Cuenta }))
    .toSorted((una, otra) => peso(una.cuenta) - peso(otra.cuenta));
  if (!menos || menos.cuenta.personas > PERSONAS || menos.cuenta.actividades > ACTIVIDADES) return null;
  const [personas, actividades] = await Promise.all([
    db.execute<{ id: string }>(llamadas(menos.palabra)),
    db.execute<{ id: string }>(tituladas(menos.palabra)),
  ]);
  return (usuarioId, actividadId) =>
    or(unoDe(usuarioId, personas.rows), unoDe(actividadId, actividades.rows)) ?? sql`false`;
}
