import {
  type Actor,
  alcance,
  cursos,
  datosInvalidos,
  noEncontrado,
  type Participante,
  type ParticipantesPagina,
  type ParticipantesQuery,
  type Plazo,
  type Scope,
  sinPermiso,
  vencimientoDe,
} from '@catedra/shared';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { participaciones } from '#features/cursos/queries.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const COUNTED = 1000;

interface Fila extends Omit<Participante, 'venceEn'>, Record<string, unknown> {
  readonly plazos: readonly Plazo[];
  readonly zona: string | null;
}

const iso = (moment: string): string => new Date(moment).toISOString();
const escapeLike = (word: string) => word.replace(/[\\%_]/g, (character) => `\\${character}`);

function searchSql(text: string): SQL {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const parts = words.map(
    (word) => sql`llano(u.nombre || ' ' || u.apellidos) like '%' || llano(${escapeLike(word)}) || '%'`,
  );
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function afterSql(cursor: string): SQL {
  let values: unknown = null;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Told below, with any other cursor that is not ours.
  }
  const fits = Array.isArray(values) && values.length === 3 && values.every((one) => typeof one === 'string');
  if (!fits || !/^[0-9a-f-]{36}$/.test(String((values as string[])[2])))
    throw datosInvalidos({ cursor: 'Esta página ya no sirve. Vuelve a la primera.' });
  const [apellidos, nombre, id] = values as [string, string, string];
  return sql`(u.apellidos, u.nombre, u.id) > (${apellidos}, ${nombre}, ${id}::uuid)`;
}

const cursorOf = ({
  apellidos,
  nombre,
  usuarioId,
}: Pick<Participante, 'apellidos' | 'nombre' | 'usuarioId'>): string =>
  Buffer.from(JSON.stringify([apellidos, nombre, usuarioId])).toString('base64url');

/** Tutors follow the people of their groups alone. */
function whoSql(actor: Actor, scope: Scope): SQL {
  if (scope === true) return sql`true`;
  return sql`exists (select from grupo_miembros t where t.usuario_id = u.id and t.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[]))`;
}

async function refuseUnseen(db: Database, actor: Actor, cursoId: string): Promise<void> {
  const visible = and(eq(cursosTable.id, cursoId), scopeSql(cursosBinding, cursos.policy.read(actor)));
  const found = await db.select({ id: cursosTable.id }).from(cursosTable).where(visible);
  if (found.length === 0) throw noEncontrado();
}

/** The people of the page, with one way into the course after another and the one progress figure. */
const personasSql = (cursoId: string, groups: SQL, where: SQL, limit: number): SQL => sql`
  select u.id as "usuarioId", u.nombre, u.apellidos, u.zona_horaria as zona, p.desde, p.plazos, p.grupos,
         coalesce(v.porcentaje, 0) as porcentaje, coalesce(v.hechas, 0) as hechas, t.total, v.ultima_vez as "ultimaVez"
    from (select usuario_id, min(desde) as desde,
                 json_agg(json_build_object('desde', desde, 'venceEn', vence_en, 'venceEnDias', vence_en_dias)) as plazos,
                 array(select g.nombre from grupos g where g.id = any(array_agg(grupo_id)) and ${groups} order by g.nombre) as grupos
            from (${participaciones(cursoId)}) via group by usuario_id) p
    join usuarios u on u.id = p.usuario_id
    left join curso_avance v on v.usuario_id = u.id and v.curso_id = ${cursoId}
   cross join (select coalesce(nullif(count(*) filter (where obligatoria), 0), count(*))::int as total
                 from actividades where curso_id = ${cursoId}) t
   where ${where} order by u.apellidos, u.nombre, u.id limit ${limit}`;

async function count(db: Database, cursoId: string, where: SQL) {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from usuarios u where ${where}
         and u.id in (select usuario_id from (${participaciones(cursoId)}) via) limit ${COUNTED + 1}) f`);
  const n = rows[0]?.n ?? 0;
  return { valor: Math.min(n, COUNTED), exacto: n <= COUNTED };
}

/** One page of the people who take a course, by surname. */
export async function leerParticipantes(
  db: Database,
  actor: Actor,
  zonaDeLaAcademia: string,
  cursoId: string,
  query: ParticipantesQuery,
): Promise<ParticipantesPagina> {
  const scope = alcance(actor, 'progreso:ver', { grupoIds: actor.tutorGrupoIds });
  if (scope === false) throw sinPermiso();
  await refuseUnseen(db, actor, cursoId);

  const groups = scope === true ? sql`true` : sql`g.id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])`;
  const matching = sql`u.fecha_baja is null and ${whoSql(actor, scope)} and ${searchSql(query.buscar ?? '')}`;
  const here = query.cursor ? sql`${matching} and ${afterSql(query.cursor)}` : matching;
  const [{ rows }, total] = await Promise.all([
    db.execute<Fila>(personasSql(cursoId, groups, here, query.limite + 1)),
    query.total ? count(db, cursoId, matching) : undefined,
  ]);
  const datos = rows.slice(0, query.limite).map(({ plazos, zona, ...persona }) => ({
    ...persona,
    desde: iso(persona.desde),
    venceEn: vencimientoDe(plazos, zona ?? zonaDeLaAcademia),
    ultimaVez: persona.ultimaVez && iso(persona.ultimaVez),
  }));
  const last = datos.at(-1);
  const siguiente = last && rows.length > query.limite ? cursorOf(last) : null;
  return { datos, siguiente, ...(total && { total }) };
}
