import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  CORREGIDAS_CONTADAS,
  type ConsultaDeMontones,
  type DeUnaPersona,
  type Monton,
} from '@catedra/shared/entregas/cola.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { abiertaPorOtros, nombresDe } from '#features/entregas/abiertas.ts';
import { sinTutor, visibles } from '#features/entregas/alcance.ts';
import { CLAVE, DE_QUIEN_Y_DE_QUE, lasQueMira } from '#features/entregas/filtro.ts';
import {
  CON_NOTA,
  NUMERO_DE_PREGUNTA,
  obras,
  personaSql,
  QUIEN,
  respuestas,
  SIN_CALIFICAR,
  vienenA,
} from '#features/entregas/queries.ts';
import { isoSql } from '#platform/db/columns.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database } from '#platform/db/pool.ts';

const lugar = z.tuple([z.iso.datetime(), z.string()]);

/** Whoever marks in their groups alone tutors all that they see. */
const nadieLaTutoriza = (actor: Actor): SQL => (calificaA(actor) === 'todos' ? sinTutor : sql`false`);

/** Of those of a page alone: asked of all that waits, it took longer than all the rest. */
const cuantasSinTutor = (actor: Actor): SQL => sql`(
  select count(*)::int from unnest(g.personas) e(usuario_id) where ${nadieLaTutoriza(actor)})`;

/** What waits for someone, `e`, put together by what is `junto`; the oldest of each goes for all. */
function montonesDe(
  actor: Actor,
  consulta: ConsultaDeMontones,
  { junto, clave, now }: { readonly junto: SQL; readonly clave: SQL; readonly now: Date },
): SQL {
  const { cursor, limite } = consulta;
  const libreAntes = sql`${abiertaPorOtros(actor, now)}, ${CLAVE}`;
  const primera = (columna: SQL) => sql`(array_agg(${columna} order by ${libreAntes}))[1]`;
  const despues = cursor ? readCursor(lugar, cursor) : null;
  return sql`
    select * from (
      select ${junto}, ${clave} as clave, count(*)::int as cuantas, min(e.entregada_en) as desde, max(e.entregada_en) as hasta,
             ${primera(sql`e.id`)} as id, ${primera(sql`e.lugar`)} as lugar,
             ${primera(sql`e.version_pregunta`)} as version_pregunta,
             array_agg(e.id) as ids, bool_or(e.ciega) as ciega, array_agg(coalesce(e.lugar, -1)::int) as lugares, array_agg(e.usuario_id) as personas,
             min(e.lugar) as primer_lugar, max(e.lugar) as ultimo_lugar,
             count(*) filter (where e.tipo = 'entrega')::int as trabajos
        from ${SIN_CALIFICAR} e ${DE_QUIEN_Y_DE_QUE}
       where ${vienenA(actor, consulta.papelera)} and ${lasQueMira(actor, consulta)} group by ${junto}) e
     ${despues ? sql`where (e.desde, e.clave) > (${despues[0]}::timestamptz, ${despues[1]})` : sql``}
     order by e.desde, e.clave limit ${limite + 1}`;
}

/** What every one of them, `g`, says. */
const loDeTodos = (
  actor: Actor,
  now: Date,
): SQL => sql`g.clave, g.cuantas, ${isoSql(sql`g.desde`)} as desde, ${isoSql(sql`g.hasta`)} as hasta,
  json_build_object('id', g.id, 'lugar', g.lugar) as primera,
  ${nombresDe(actor, now, sql`select * from unnest(g.ids, g.lugares)`)} as abiertas`;

interface ConClave extends Record<string, unknown> {
  readonly clave: string;
}

const enPagina = <F extends ConClave & { readonly desde: string }>(filas: readonly F[], limite: number) =>
  cutPage(filas, limite, ({ desde, clave }) => writeCursor(desde, clave));

const DEL_MONTON = sql`(select * from ${obras(sql`e.estado = 'calificada' and e.actividad_id = g.actividad_id and g.pregunta_id is null`)} f
  union all select * from ${respuestas(sql`p.calificada_en is not null and ${CON_NOTA}
    and p.pregunta_id = g.pregunta_id and i.actividad_id = g.actividad_id`)} f)`;

/** What waits by task and by question, the oldest first. */
export async function leerMontones(db: Database, actor: Actor, consulta: ConsultaDeMontones, now: Date) {
  const { grupoId, usuarioId, papelera } = consulta;
  const entreLosMismos = sql`${vienenA(actor, papelera)} and ${lasQueMira(actor, { grupoId, usuarioId })}`;
  const { rows } = await db.execute<Monton & ConClave>(sql`
    select ${loDeTodos(actor, now)}, g.tipo, ${cuantasSinTutor(actor)} as "sinTutor", k.corregidas,
           json_build_object('id', a.id, 'titulo', a.titulo) as actividad,
           json_build_object('id', c.id, 'titulo', c.titulo) as curso,
           case when g.pregunta_id is not null then json_build_object('id', g.pregunta_id, 'numero', n.numero,
             'enunciado', left(v.publica->>'enunciado', 2000)) end as pregunta
      from (${montonesDe(actor, consulta, {
        junto: sql`e.tipo, e.actividad_id, e.curso_id, e.pregunta_id`,
        clave: sql`e.actividad_id::text || coalesce(e.pregunta_id::text, '')`,
        now,
      })}) g
      join actividades a on a.id = g.actividad_id join cursos c on c.id = g.curso_id
      left join pregunta_versiones v on v.pregunta_id = g.pregunta_id and v.numero = g.version_pregunta
      cross join lateral (select case when g.primer_lugar = g.ultimo_lugar then ${NUMERO_DE_PREGUNTA} end as numero
                            from (select g.id, g.lugar) e) n
      cross join lateral (select count(*)::int as corregidas from (
        select from ${DEL_MONTON} e where ${entreLosMismos} limit ${CORREGIDAS_CONTADAS}) f) k
     order by g.desde, g.clave`);
  const dichos = rows.map(({ pregunta, ...fila }) => ({
    ...fila,
    pregunta: pregunta && { ...pregunta, enunciado: enUnaLinea(pregunta) },
  }));
  return enPagina(dichos, consulta.limite);
}

const GRUPOS = 3;

/** What waits by person, the oldest first. */
export async function leerPorPersona(db: Database, actor: Actor, consulta: ConsultaDeMontones, now: Date) {
  const { rows } = await db.execute<DeUnaPersona & ConClave>(sql`
    select ${loDeTodos(actor, now)}, g.trabajos, g.cuantas - g.trabajos as respuestas,
           not g.ciega and (select ${nadieLaTutoriza(actor)} from (select u.id as usuario_id) e) as "sinTutor",
           ${personaSql(sql`g.ciega`, sql`g.id`)} as persona,
           array(select m.nombre from miembros_vigentes m where m.usuario_id = u.id and not g.ciega and ${visibles(actor)}
                  order by m.nombre limit ${GRUPOS}) as grupos
      from (${montonesDe(actor, consulta, { junto: QUIEN, clave: sql`(${QUIEN})::text`, now })}) g
      join usuarios u on u.id = g.personas[1]
     order by g.desde, g.clave`);
  return enPagina(rows, consulta.limite);
}
