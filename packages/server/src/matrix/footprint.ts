import { sql } from 'drizzle-orm';
import type { World } from '#matrix/world.ts';
import type { Database } from '#platform/db/pool.ts';

/**
 * Each session says when it was last used, whatever it asked; the same moment stands in the person's row. What is counted
 * again every minute is written by that, whoever asks meanwhile.
 */
const TABLES = `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'sesiones'
  and tablename !~ '^(cifras|hechas|uso|valoraciones)_'`;

/** What asks all tables of a database: planned once by each connection, which costs more than the answer. */
const traces = new WeakMap<Database, Promise<string>>();
const traceOfAll = (db: Database): Promise<string> => {
  const known = traces.get(db) ?? writeTrace(db);
  traces.set(db, known);
  return known;
};
async function writeTrace(db: Database): Promise<string> {
  const tables = await db.$client.query<{ name: string }>(TABLES);
  const each = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(${traceOf(name)}, 0) as trace from ${name} t`,
  );
  return each.join(' union all ');
}

const traceOf = (name: string): string =>
  name === 'usuarios'
    ? `sum(hashtextextended((to_jsonb(t) - 'ultimo_acceso')::text, 0))`
    : 'sum(xmin::text::bigint)';

/** Every row of the academy, as how many there are in each table and which transactions wrote them. */
export async function footprint(db: Database): Promise<Record<string, string>> {
  const text = await traceOfAll(db);
  const found = await db.$client.query<{ name: string; trace: string }>({ name: 'huella_de_todo', text });
  return Object.fromEntries(found.rows.map(({ name, trace }) => [name, trace]));
}

const OF_THE_COURSE = [
  'secciones',
  'actividades',
  'evaluaciones',
  'progreso_guardado',
  'entregas',
  'feedback',
  'inscripciones',
];
const OF_THE_GROUP = ['grupo_miembros', 'grupo_tutores', 'grupo_cursos'];

/** The same of one course, its group, one of its people and what was done there. */
export async function footprintOf(db: Database, { grupoId, cursoId, usuarioId }: World): Promise<unknown> {
  const where = (table: string, column: string, id: string) =>
    sql`select ${table} as name, sum(xmin::text::bigint) as trace
          from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`;
  const each = [
    where('cursos', 'id', cursoId),
    where('grupos', 'id', grupoId),
    where('usuarios', 'id', usuarioId),
    ...OF_THE_COURSE.map((table) => where(table, 'curso_id', cursoId)),
    ...OF_THE_GROUP.map((table) => where(table, 'grupo_id', grupoId)),
  ];
  return (await db.execute(sql.join(each, sql` union all `))).rows;
}
