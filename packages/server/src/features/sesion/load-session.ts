import type { Actor, MotivoFinSesion } from '@catedra/shared';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Session } from '#platform/http/request.ts';

interface SessionRow extends Record<string, unknown> {
  hash: Buffer;
  id: string;
  expira_en: string;
  vista_en: string;
  usuario_id: string;
  perfil: string;
  estado: string;
  cambiar_contrasena: boolean;
  permisos: string[];
  otorgables: string[];
  grupo_ids: string[];
  curso_ids: string[];
  tutor_grupo_ids: string[];
  tutor_curso_ids: string[];
}

const cursosDe = (relacion: SQL) => sql`
  array(select c.id from cursos c where c.estado in ('publicado', 'archivado') and c.id in (
    select gc.curso_id from grupo_cursos gc join ${relacion} r on r.grupo_id = gc.grupo_id
      join grupos g on g.id = gc.grupo_id and g.estado = 'activo' where r.usuario_id = u.id))`;

/** The person's rights as they stand: profile, groups and courses, in one statement. */
const actorColumns = sql`
  u.id as usuario_id, u.perfil, u.estado, u.cambiar_contrasena, p.permisos,
  array(select o.nombre from perfiles o where o.permisos <@ (p.permisos || array(
    select x || ':grupos' from unnest(p.permisos) x where x not like '%:grupos'))) as otorgables,
  array(select m.grupo_id from grupo_miembros m where m.usuario_id = u.id) as grupo_ids,
  array(select t.grupo_id from grupo_tutores t where t.usuario_id = u.id) as tutor_grupo_ids,
  (${cursosDe(sql`grupo_miembros`)} || array(select i.curso_id from inscripciones i join cursos c on c.id = i.curso_id
    where i.usuario_id = u.id and c.estado in ('publicado', 'archivado'))) as curso_ids,
  ${cursosDe(sql`grupo_tutores`)} as tutor_curso_ids`;

const actorOf = (row: SessionRow): Actor => ({
  id: row.usuario_id,
  perfil: row.perfil,
  permisos: row.permisos,
  otorgables: row.otorgables,
  grupoIds: row.grupo_ids,
  cursoIds: [...new Set(row.curso_ids)],
  tutorGrupoIds: row.tutor_grupo_ids,
  tutorCursoIds: row.tutor_curso_ids,
});

const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  hash: row.hash,
  actor: actorOf(row),
  expiraEn: new Date(row.expira_en),
  debeCambiar: row.cambiar_contrasena,
});

/** The sessions behind these token hashes as they stand now; those that ended say why. */
export async function loadSessions(
  db: Database,
  clock: Clock,
  hashes: readonly Buffer[],
): Promise<Map<string, Session | MotivoFinSesion>> {
  const { rows } = await db.execute<SessionRow>(sql`
    select s.hash, s.id, s.expira_en, s.vista_en, ${actorColumns}
      from sesiones s join usuarios u on u.id = s.usuario_id join perfiles p on p.nombre = u.perfil
     where s.hash = any(${sql.param(hashes)}::bytea[])`);
  const now = clock.now();
  const found = new Map<string, Session | MotivoFinSesion>();
  for (const row of rows) {
    const session = sessionOf(row);
    const live = session.expiraEn > now ? session : 'caducada';
    found.set(key(row.hash), row.estado === 'activo' ? live : 'suspendida');
  }
  return found;
}

/** The actor a person would be, for work done on their behalf and for explanations. */
export async function loadActor(db: Database, usuarioId: string): Promise<Actor | null> {
  const { rows } = await db.execute<SessionRow>(
    sql`select ${actorColumns} from usuarios u join perfiles p on p.nombre = u.perfil where u.id = ${usuarioId}`,
  );
  return rows[0] ? actorOf(rows[0]) : null;
}

export const key = (hash: Buffer): string => hash.toString('base64');
