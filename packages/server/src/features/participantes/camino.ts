import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What is asked now of whoever takes a course, in its order, each with the one before it. */
export const caminoSql = (cursoId: string): SQL => sql`
  select t.id, t.titulo, t.no_se_repite as libra, lag(t.id) over en_orden as anterior, row_number() over en_orden as n
    from actividades t join secciones s on s.id = t.seccion join cursos c on c.id = t.curso_id
   where t.curso_id = ${cursoId} and c.estado <> 'borrador' and t.lista and not t.oculta and t.obligatoria
  window en_orden as (order by s.orden, s.id, t.orden, t.id)`;

interface Tramo extends Record<string, unknown> {
  readonly id: string;
  readonly titulo: string;
  readonly anterior: string | null;
  /** Done for whoever completed it in an earlier round. */
  readonly libra: boolean;
}

export const leerCamino = async (on: Database | Tx, cursoId: string): Promise<Tramo[]> =>
  (await on.execute<Tramo>(sql`select id, titulo, anterior, libra from (${caminoSql(cursoId)}) c order by n`))
    .rows;

/** Over a row of `matriculas` as `a`. Looked up for each: joined, a few hundred people could cost as much as all progress. */
const hechaSql = ({ id, libra }: Tramo): SQL => sql`(coalesce((
  select p.estado = 'completada' from progreso p
   where p.usuario_id = a.usuario_id and p.actividad_id = ${id} and p.curso_id = a.curso_id), false)
  ${libra ? sql`or vale_de_antes(a.usuario_id, ${id})` : sql``})`;

/** Who stopped at one of them. Whoever it does not count for lacks nothing; at what nobody is asked for, nobody stops. */
export async function paradaSql(on: Database | Tx, cursoId: string, actividadId: string): Promise<SQL> {
  const camino = await leerCamino(on, cursoId);
  const tramo = camino.find(({ id }) => id === actividadId);
  if (!tramo) return sql`false`;
  const anterior = camino.find(({ id }) => id === tramo.anterior);
  return sql`not ${hechaSql(tramo)} and not exists (
    select from excepciones x
     where x.usuario_id = a.usuario_id and x.actividad_id = ${actividadId} and x.hasta is null)
    and ${anterior ? hechaSql(anterior) : sql`true`}`;
}
