import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { FiltroDeParticipantes, ParticipantesQuery } from '@catedra/shared/participantes/schemas.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import {
  enCumplimientoSql,
  enEstadoSql,
  llegoSql,
  origenDe,
  proximoSql,
  quienesCuentanSql,
} from '#features/participantes/asignaciones.ts';
import { paradaSql } from '#features/participantes/camino.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

/** The rows of the reports, of one course, with the reason of their own date in `r` and the last reminder in `n`. */
export const deCursoSql = (cursoId: string, idos = false): SQL => sql`${origenDe(idos)}
  left join prorrogas r on r.usuario_id = a.usuario_id and r.curso_id = a.curso_id
  left join recordatorios n on n.usuario_id = a.usuario_id and n.curso_id = a.curso_id
 where a.curso_id = ${cursoId}`;

type Quienes = Pick<ParticipantesQuery, 'buscar' | 'idos'>;

const NOMBRE = sql`llano(usuarios.nombre || ' ' || usuarios.apellidos)`;

/** Those within the scope who count, or also those who left, and answer the question. */
export const quienesSql = (scope: Scope, { buscar = '', idos = false }: Quienes = {}): SQL =>
  sql`${quienesCuentanSql([scope], idos)} and ${hasWords(NOMBRE, buscar)}`;

type Asi = Pick<ParticipantesQuery, 'estado' | 'cumplimiento' | 'hito' | 'parada' | 'plazo'>;

/** Those of the list who stand as it is asked. */
export const asiSql = async (
  on: Database | Tx,
  cursoId: string,
  { estado, cumplimiento, hito, parada, plazo }: Asi,
  now: Date,
): Promise<SQL> =>
  and(
    estado && enEstadoSql(estado, now),
    cumplimiento && enCumplimientoSql(cumplimiento, now),
    hito && llegoSql(hito),
    plazo && proximoSql(now),
    parada ? await paradaSql(on, cursoId, parada) : undefined,
  ) ?? sql`true`;

/** The ids of those whom the list of a course shows for a question. */
export const participantesSql = async (
  on: Database | Tx,
  cursoId: string,
  scope: Scope,
  { buscar, idos, ...asi }: FiltroDeParticipantes,
  now: Date,
): Promise<SQL> =>
  sql`select a.usuario_id ${deCursoSql(cursoId, idos)} and ${quienesSql(scope, { buscar, idos })}
    and ${await asiSql(on, cursoId, asi, now)}`;

/** The course, if the actor may see it. */
export async function cursoVisible(db: Database | Tx, actor: Actor, cursoId: string) {
  const visible = and(eq(cursosTable.id, cursoId), scopeSql(cursosBinding, cursos.policy.read(actor)));
  const [curso] = await db
    .select({ id: cursosTable.id, titulo: cursosTable.titulo, estado: cursosTable.estado })
    .from(cursosTable)
    .where(visible);
  if (!curso) throw noEncontrado();
  return curso;
}
