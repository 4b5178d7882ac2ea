import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { actividadViva } from '#features/papelera/table.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { written } from '#platform/db/statement.ts';

/** The groups `m` that someone is in, however they came to the course: their tutors mark what they hand in. */
const grupos = (usuarioId: SQL): SQL => sql`miembros_vigentes m where m.usuario_id = ${usuarioId}`;

/** Nobody but the administrators sees hand-in `e`. */
export const sinTutor = sql`not exists (
  select from ${grupos(sql`e.usuario_id`)}
     and exists (select from grupo_tutores t join usuarios u on u.id = t.usuario_id and ${enActivoSql(sql`u`)}
                  where t.grupo_id = m.grupo_id and t.usuario_id <> e.usuario_id))`;

/** Hand-in `e` is of something that is not in the bin. */
const viva = actividadViva(sql`e.actividad_id`, sql`e.curso_id`);

/** Hand-in `e` is of something that lies there: who handed it in still has it. */
export const enPapelera: SQL = sql`not ${viva}`;

/** What waits for whoever marks everyone: handed in and tutored by nobody. */
export const esperaSinTutor = sql`e.estado = 'entregada' and ${viva} and ${sinTutor}`;

/** Hand-in `e` is of somebody in the groups that someone tutors. */
export const deSusGrupos = ({ tutorGrupoIds }: Actor): SQL => sql`exists (
  select from ${grupos(sql`e.usuario_id`)} and m.grupo_id = any(${sql.param(tutorGrupoIds)}::uuid[]))`;

/** The groups `m` through which someone sees what waits. */
export const visibles = (actor: Actor): SQL =>
  calificaA(actor) === 'todos' ? sql`true` : sql`m.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])`;

const GRUPOS = written<{ id: string }>(
  'entregas.grupos-que-califican',
  () => sql`select m.grupo_id as id from ${grupos(sql`${sql.placeholder('usuarioId')}`)} order by m.grupo_id`,
);

export const gruposQueCalifican = async (
  tx: Tx,
  { usuarioId }: Pick<Entrega, 'usuarioId'>,
): Promise<string[]> => (await GRUPOS(tx, { usuarioId })).map(({ id }) => id);

/** The same of many people at once. */
export async function gruposQueCalificanDe(
  tx: Tx,
  usuarioIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await tx.execute<{ usuario: string; suyos: string[] }>(sql`
    select m.usuario_id as usuario, array_agg(m.grupo_id order by m.grupo_id) as suyos from miembros_vigentes m
     where m.usuario_id = any(${sql.param([...usuarioIds])}::uuid[]) group by m.usuario_id`);
  return new Map(rows.map(({ usuario, suyos }) => [usuario, suyos]));
}

/** The hand-ins `e` of those whom someone marks, also what lies in the bin; whoever marks nothing is refused. */
export function lasDeQuienesCalifica(actor: Actor): SQL {
  const aQuien = calificaA(actor);
  if (aQuien === 'nadie') throw sinPermiso();
  const entregadas = sql`e.estado <> 'borrador'`;
  return aQuien === 'todos' ? entregadas : sql`${entregadas} and ${deSusGrupos(actor)}`;
}

/** The hand-ins `e` that come to someone to mark: of what is in its place or, if they ask for it, of what lies in the bin. */
export const lasQueCalifica = (actor: Actor, papelera = false): SQL =>
  sql`${lasDeQuienesCalifica(actor)} and ${papelera ? enPapelera : viva}`;
