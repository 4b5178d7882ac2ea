import type { Actor } from '@catedra/shared/core/actor.ts';
import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';
import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { soloPermisos } from '@catedra/shared/core/permisos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { loDeTodosSql, loOtorgableSql } from '#features/sesion/sessions/otorgable-sql.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Clock } from '#platform/clock.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { compiled } from '#platform/db/statement.ts';
import type { Session } from '#platform/session.ts';

interface ActorRow extends Record<string, unknown> {
  usuario_id: string;
  perfil: string;
  permisos: string[];
  otorgables: string[];
  otorgables_en_todo: string[];
  grupo_ids: string[];
  curso_ids: string[];
  tutor_grupo_ids: string[];
  tutor_curso_ids: string[];
  campos_de_otros: string[];
  campos_propios: string[];
}

interface SessionRow extends ActorRow {
  hash: Buffer;
  id: string;
  expira_en: string;
  motivo_fin: MotivoFinSesion | null;
  estado: string;
  cambiar_contrasena: boolean;
  baja_desde: string | null;
}

/** Learners don't see drafts; whoever tutors a group goes on seeing its course while it is one. */
const suyos = sql`array(select m.curso_id from matriculas m join cursos c on c.id = m.curso_id
  where m.usuario_id = u.id and c.estado in ('publicado', 'archivado'))`;
const cursosDeTutor = sql`array(select distinct gc.curso_id from grupo_cursos gc
  join grupo_tutores t on t.grupo_id = gc.grupo_id
  join grupos g on g.id = gc.grupo_id and g.estado = 'activo' where t.usuario_id = u.id)`;

/** The person's rights as they stand: profile, groups and courses, in one statement. */
const actorColumns = sql`
  u.id as usuario_id, u.perfil, p.permisos,
  array(select o.nombre from perfiles o where o.permisos <@ ${loOtorgableSql(sql`p.permisos`)}) as otorgables,
  array(select o.nombre from perfiles o where o.permisos <@ ${loDeTodosSql(sql`p.permisos`)}) as otorgables_en_todo,
  array(select m.grupo_id from grupo_miembros m where m.usuario_id = u.id) as grupo_ids,
  array(select t.grupo_id from grupo_tutores t where t.usuario_id = u.id) as tutor_grupo_ids,
  ${suyos} as curso_ids,
  ${cursosDeTutor} as tutor_curso_ids,
  array(select f.id from campos f where f.estado = 'activo' and f.tutor <> 'no') as campos_de_otros,
  array(select f.id from campos f where f.estado = 'activo' and f.propia <> 'no') as campos_propios`;

const actorOf = (row: ActorRow): Actor => ({
  id: row.usuario_id,
  perfil: row.perfil,
  permisos: soloPermisos(row.permisos),
  otorgables: row.otorgables,
  otorgablesEnTodo: row.otorgables_en_todo,
  grupoIds: row.grupo_ids,
  cursoIds: row.curso_ids,
  tutorGrupoIds: row.tutor_grupo_ids,
  tutorCursoIds: row.tutor_curso_ids,
  campos: { otros: row.campos_de_otros, propios: row.campos_propios },
});

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** A session lasts no longer than the person's last day, even where it is remembered for a moment. */
function standing(row: SessionRow, now: Date): Session | MotivoFinSesion {
  if (!puedeEntrar({ estado: row.estado, bajaDesde: row.baja_desde }, now)) return 'suspendida';
  if (row.motivo_fin) return row.motivo_fin;
  const expiraEn = new Date(row.expira_en);
  if (expiraEn <= now) return 'caducada';
  return {
    id: row.id,
    hash: row.hash,
    actor: actorOf(row),
    expiraEn: row.baja_desde ? earlier(expiraEn, new Date(row.baja_desde)) : expiraEn,
    debeCambiar: row.cambiar_contrasena,
  };
}

const sessionsWhere = (name: string, which: SQL) => ({
  name: `sesiones.${name}`,
  text: compiled(sql`
    select s.hash, s.id, ${isoSql(sql`s.expira_en`)} as expira_en, s.motivo_fin, u.estado, u.cambiar_contrasena,
           ${isoSql(sql`u.baja_desde`)} as baja_desde, ${actorColumns}
      from sesiones s join usuarios u on u.id = s.usuario_id join perfiles p on p.nombre = u.perfil
     where ${which}`).text,
});
const BY_HASHES = sessionsWhere('por-hash', sql.raw('s.hash = any($1::bytea[])'));
const BY_IDS = sessionsWhere('por-id', sql.raw('s.id = any($1::uuid[])'));

/** Asked with every request: written once, and planned once in each connection. */
async function load({ $short }: Database, which: typeof BY_IDS, values: readonly unknown[]) {
  const { rows } = await $short.query<SessionRow>({ ...which, values: [values] });
  return rows;
}

/** The sessions that some tokens open, or why each ended; by one statement, in the order of the tokens. */
export async function loadSessions(
  db: Database,
  clock: Clock,
  hashes: readonly Buffer[],
): Promise<(Session | MotivoFinSesion | null)[]> {
  const rows = new Map((await load(db, BY_HASHES, hashes)).map((row) => [row.hash.toString('base64'), row]));
  const now = clock.now();
  return hashes.map((hash) => {
    const row = rows.get(hash.toString('base64'));
    return row ? standing(row, now) : null;
  });
}

/** These sessions as they stand now; those that ended say why. By id, because a token may be replaced meanwhile. */
export async function reloadSessions(
  db: Database,
  clock: Clock,
  ids: readonly string[],
): Promise<Map<string, Session | MotivoFinSesion>> {
  const rows = await load(db, BY_IDS, ids);
  const now = clock.now();
  return new Map(rows.map((row) => [row.id, standing(row, now)]));
}

/** Whoever ordered some work, with the rights they have now; nobody once they may not come in. */
export async function loadActiveActor(db: Database | Tx, usuarioId: string): Promise<Actor | null> {
  const { rows } = await db.execute(
    sql`select 1 from usuarios where id = ${usuarioId} and ${enActivoSql(sql`usuarios`)}`,
  );
  return rows.length > 0 ? loadActor(db, usuarioId) : null;
}

/** The actor a person would be, for work done on their behalf and for explanations. */
export async function loadActor(db: Database | Tx, usuarioId: string): Promise<Actor | null> {
  const { rows } = await db.execute<ActorRow>(
    sql`select ${actorColumns} from usuarios u join perfiles p on p.nombre = u.perfil where u.id = ${usuarioId}`,
  );
  return rows[0] ? actorOf(rows[0]) : null;
}
