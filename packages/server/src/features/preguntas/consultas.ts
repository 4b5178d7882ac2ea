import { TIPOS_QUE_PUNTUAN } from '@catedra/shared/preguntas/textos.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Longer than a line ever is, however many tags it has. */
const PRINCIPIO = 3000;

/** The beginning of what is read of a question, from its half that is shown: what `enUnaLinea` takes. */
export const loQueSeLee = (publica: SQL): SQL => sql`json_build_object(
  'enunciado', left(${publica} ->> 'enunciado', ${PRINCIPIO}), 'texto', left(${publica} ->> 'texto', ${PRINCIPIO}))`;

/** A folder and those it is in, up to the top. */
const carpetasSobre = (carpetaId: SQL): SQL => sql`(
  with recursive sube (id, padre_id) as (
    select c.id, c.padre_id from carpetas c where c.id = ${carpetaId}
    union all select c.id, c.padre_id from carpetas c join sube s on c.id = s.padre_id)
  select id from sube)`;

/** A folder and those in it, down to the bottom. */
export const carpetasBajo = (carpetaId: SQL): SQL => sql`(
  with recursive baja (id) as (
    select ${carpetaId}::uuid union all select c.id from carpetas c join baja b on c.padre_id = b.id)
  select id from baja)`;

const puntua = sql`p.tipo = any(${sql.param([...TIPOS_QUE_PUNTUAN])}::text[])`;

/** A tag draws from the course of its evaluation and from the academy: another course's questions stay its own. */
const alAlcanceDe = (cursoId: SQL): SQL => sql`(p.curso_id is null or p.curso_id = ${cursoId})`;

/** The places that ask for question `p`, by name or by a draw that may take it. */
export const lugaresQuePiden: SQL = sql`(
  select l.evaluacion_id, false as por_sorteo from evaluacion_lugares l where l.pregunta_id = p.id
  union all
  select l.evaluacion_id, true from evaluacion_lugares l
   where ${puntua} and l.carpeta_id in ${carpetasSobre(sql`p.carpeta_id`)}
  union all
  select l.evaluacion_id, true from evaluacion_lugares l join evaluaciones le on le.id = l.evaluacion_id
   where ${puntua} and l.etiqueta = any(p.etiquetas) and ${alAlcanceDe(sql`le.curso_id`)})`;

/** Question `p` is asked somewhere, for lists: the drawn folders are looked for once. */
export const seUsa: SQL = sql`(
  exists (select from evaluacion_lugares l where l.pregunta_id = p.id)
  or exists (select from intento_preguntas i where i.pregunta_id = p.id)
  or (${puntua} and (p.carpeta_id in (
      with recursive sorteadas (id) as (
        select l.carpeta_id from evaluacion_lugares l where l.carpeta_id is not null
        union select c.id from carpetas c join sorteadas s on c.padre_id = s.id)
      select id from sorteadas)
    or exists (select from evaluacion_lugares l join evaluaciones le on le.id = l.evaluacion_id
                where l.etiqueta = any(p.etiquetas) and ${alAlcanceDe(sql`le.curso_id`)}))))`;

/** Edits of question `p` wait for «Usar desde ahora»: learners may be asked it, or were. */
export const enUso: SQL = sql`(
  exists (select from ${lugaresQuePiden} x join evaluaciones xe on xe.id = x.evaluacion_id
           where xe.estado <> 'borrador')
  or exists (select from intento_preguntas i where i.pregunta_id = p.id and i.numero = p.numero))`;

/** What place `l` of evaluation `e` may draw: `p` lacks nothing, gives points and is not in the bin. */
export const seSortea: SQL = sql`(viva(p.eliminada_en) and p.fallos = '[]'::jsonb and ${puntua}
  and case when l.carpeta_id is not null then p.carpeta_id in ${carpetasBajo(sql`l.carpeta_id`)}
           else p.etiquetas @> array[l.etiqueta] and ${alAlcanceDe(sql`e.curso_id`)} end)`;
