import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { prorrogasTable } from '#features/cursos/table.ts';
import { lasQueCalifica } from '#features/entregas/alcance.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What was said of a place, `anotaciones n`, as its person reads it. */
export const anotacionJson = sql`json_build_object('id', n.id, 'ancla', n.ancla, 'texto', n.texto)`;

/** A file of `archivos f` as those who may open it see it. */
export const archivoJson = sql`json_build_object('id', f.id, 'nombre', f.nombre, 'tipo', f.tipo, 'bytes', f.bytes,
  'ancho', f.ancho, 'alto', f.alto, 'creadoEn', ${isoSql(sql`f.creado_en`)})`;

/** What was said of places of work `e`, once it was told how it was. */
const ANOTACIONES_DICHAS = sql`case when e.estado in ('calificada', 'devuelta')
  then (select coalesce(json_agg(${anotacionJson} order by n.id), '[]') from anotaciones n where n.entrega_id = e.id and n.lugar = -1)
  else '[]' end`;

/** Tries at a task with their files, the last one first. */
export async function leerEntregas(db: Database | Tx, where: SQL): Promise<Entrega[]> {
  const { rows } = await db.execute<Entrega & Record<string, unknown>>(sql`
    select e.id, e.version, e.actividad_id as "actividadId", e.curso_id as "cursoId", e.usuario_id as "usuarioId",
           e.intento, e.texto, e.estado, e.tarde, ${isoSql(sql`e.entregada_en`)} as "entregadaEn", e.nota::float as nota,
           e.rubrica, e.comentario, ${isoSql(sql`e.calificada_en`)} as "calificadaEn",
           ${isoSql(sql`e.actualizado_en`)} as "actualizadoEn", ${ANOTACIONES_DICHAS} as anotaciones,
           (select coalesce(json_agg(${archivoJson} order by ea.orden), '[]') from entrega_archivos ea
              join archivos f on f.id = ea.archivo_id where ea.entrega_id = e.id) as archivos
      from entregas e where ${where} order by e.intento desc`);
  return rows;
}

/** A work `e` that came back and was not handed in again. */
export const DEVUELTA = `e.estado = 'devuelta' and not exists (
  select from entregas otra where otra.actividad_id = e.actividad_id and otra.usuario_id = e.usuario_id
     and otra.ronda = e.ronda and otra.intento > e.intento and otra.estado <> 'borrador')
  and e.ronda = ronda_vigente(e.usuario_id, e.curso_id)`;

/** A work `e` of the round in which its person is. */
export const DE_SU_RONDA = sql`e.ronda = ronda_vigente(e.usuario_id, e.curso_id)`;

/** Works `e` as they are marked. */
export const obras = (cuales: SQL): SQL => sql`(
  select 'entrega' as tipo, e.id, null::smallint as lugar, null::uuid as pregunta_id, null::int as version_pregunta,
         e.intento, e.estado, e.tarde, e.entregada_en, e.nota, e.calificada_en, e.calificada_por, e.usuario_id,
         e.actividad_id, e.curso_id, false as ciega
    from entregas e where ${cuales})`;

/** Nobody who marks reads whose attempt `i` is, until its marks are published. */
export const A_CIEGAS = (i: SQL): SQL =>
  sql`(${i}.provisional and ${i}.evaluacion_id in (select v.id from evaluaciones v where v.a_ciegas))`;

/** Whose `e` is, as far as whoever marks may tell them apart: without names, by the attempt. */
export const QUIEN = sql`case when e.ciega then e.id else e.usuario_id end`;

/** What is said instead of a name: it is of the attempt, and nothing of its person is in it. */
const SIN_NOMBRE = (id: SQL): SQL =>
  sql`json_build_object('id', ${id}, 'nombre', 'Persona ' || upper(left(md5(${id}::text), 4)), 'apellidos', '', 'sinNombre', true)`;

/** Person `u`, or what stands for them while nobody may know who it is of attempt `id`. */
export const personaSql = (ciega: SQL, id: SQL): SQL => sql`case when ${ciega} then ${SIN_NOMBRE(id)}
  else json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) end`;

/** The same of `e`. */
export const DE_QUIEN = personaSql(sql`e.ciega`, sql`e.id`);

/** Nobody has marked answer `p`; somebody has, whether or not its person was told. */
export const SIN_NOTA = sql`p.fraccion is null and p.puesta is null`;
export const CON_NOTA = sql`(p.fraccion is not null or p.puesta is not null)`;

/** The answers `p` of attempts `i` that no rule can mark, in the same words. */
export const respuestas = (cuales: SQL): SQL => sql`(
  select 'respuesta' as tipo, i.id, p.lugar, p.pregunta_id, p.numero as version_pregunta, i.numero::int as intento,
         case when ${SIN_NOTA} then 'entregada' else 'calificada' end as estado, false as tarde,
         i.entregado_en as entregada_en, null::numeric as nota, p.calificada_en, p.calificada_por, i.usuario_id,
         i.actividad_id, i.curso_id, ${A_CIEGAS(sql`i`)} as ciega
    from intento_preguntas p join intentos i on i.id = p.intento_id
   where p.a_mano and p.cerrada and i.estado = 'entregado' and not i.practica and ${cuales})`;

/** The number that the question of answer `e` has for people; of a work, none. */
export const NUMERO_DE_PREGUNTA = sql`case when e.lugar is not null then (
  select count(*)::int from intento_preguntas q join preguntas w on w.id = q.pregunta_id and w.tipo <> 'descripcion'
   where q.intento_id = e.id and q.lugar <= e.lugar) end`;

/** The share of its points that marked answer `e` has, from its exact text. */
export const PARTE_DE_RESPUESTA = sql`(
  select split_part(f.dada, '/', 1)::numeric / coalesce(nullif(split_part(f.dada, '/', 2), '')::numeric, 1)
    from (select coalesce(q.fraccion, q.puesta->>'fraccion') as dada from intento_preguntas q
           where q.intento_id = e.id and q.lugar = e.lugar) f)`;

/** What people mark and nobody has marked: said so that the indexes of what waits answer it. */
export const SIN_CALIFICAR = sql`(select * from ${obras(sql`e.estado = 'entregada'`)} f
  union all select * from ${respuestas(SIN_NOTA)} f)`;

/** What its person waits for: what nobody has marked, and what was marked and is not published. */
const SIN_DECIR = sql`(select * from ${obras(sql`e.estado = 'entregada'`)} f
  union all select * from ${respuestas(sql`p.fraccion is null`)} f)`;

/** What `e` of this comes to this person to mark: nobody marks their own work, nor that of who was removed. */
export const vienenA = (
  actor: Actor,
  papelera?: boolean,
): SQL => sql`e.usuario_id <> ${actor.id} and ${lasQueCalifica(actor, papelera)}
  and not exists (select from usuarios b where b.id = e.usuario_id and b.fecha_baja is not null)`;

/** The activities of a course in which someone's work waits to be marked. */
export async function leerPorCorregir(db: Database, usuarioId: string, cursoId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct e.actividad_id as id from ${SIN_DECIR} e
     where e.usuario_id = ${usuarioId} and e.curso_id = ${cursoId}`);
  return rows.map(({ id }) => id);
}

/** A later date that someone was given for a course. */
export async function leerProrroga(
  db: Database | Tx,
  usuarioId: string,
  cursoId: string,
): Promise<string | null> {
  const [prorroga] = await db
    .select({ venceEn: prorrogasTable.venceEn })
    .from(prorrogasTable)
    .where(and(eq(prorrogasTable.usuarioId, usuarioId), eq(prorrogasTable.cursoId, cursoId)));
  return prorroga?.venceEn ?? null;
}

/** What somebody answered, that others speak of. */
export interface Respondida extends Record<string, unknown> {
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly estado: string;
  readonly html: string;
  readonly archivos: readonly { readonly id: string; readonly tipo: string }[];
  readonly puestas: number;
}

const ARCHIVO = sql`coalesce(json_agg(json_build_object('id', f.id, 'tipo', f.tipo)), '[]')`;
const CUANTAS = (lugar: SQL): SQL =>
  sql`(select count(*)::int from anotaciones n where n.entrega_id = e.id and n.lugar = ${lugar})`;

/** A work, or an answer that a person marks, with what can be spoken of in it. */
export async function leerRespondida(tx: Tx, id: string, lugar: number | null): Promise<Respondida> {
  const { rows } = await tx.execute<Respondida>(
    lugar === null
      ? sql`
    select e.usuario_id as "usuarioId", e.curso_id as "cursoId", e.estado, e.texto as html, ${CUANTAS(sql`-1`)} as puestas,
           (select ${ARCHIVO} from entrega_archivos ea join archivos f on f.id = ea.archivo_id
             where ea.entrega_id = e.id) as archivos
      from entregas e where e.id = ${id}`
      : sql`
    select e.usuario_id as "usuarioId", e.curso_id as "cursoId", e.estado, coalesce(p.respuesta->>'html', '') as html,
           ${CUANTAS(sql`p.lugar`)} as puestas,
           (select ${ARCHIVO} from archivos f where f.id = any(array(
             select jsonb_array_elements_text(p.respuesta->'archivoIds')::uuid))) as archivos
      from intentos e join intento_preguntas p on p.intento_id = e.id
     where e.id = ${id} and p.lugar = ${lugar} and p.a_mano and p.cerrada`,
  );
  const [una] = rows;
  if (!una) throw noEncontrado();
  return una;
}
