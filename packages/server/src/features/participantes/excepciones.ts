import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { puedeProrrogar } from '@catedra/shared/cumplimiento/policy.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { vivaSql } from '#features/papelera/table.ts';
import { quienesSql } from '#features/participantes/origen.ts';
import { lockCursoDePlazos } from '#features/participantes/personas.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

/** Who can't finish a course and what of it closed to them, among those whom the actor sees, follows and reaches. */
export function atascadosSql(actor: Actor, cursoId: string, now: Date, alcance: Scope = true): SQL {
  // Whoever gives dates without following anybody's progress reaches those whom they see.
  const sigue = aQuienSigue(actor) || true;
  return sql`
  select m.usuario_id, t.actividad_id
    from matriculas m join usuarios on usuarios.id = m.usuario_id
    cross join lateral atascos_de(m.usuario_id, m.curso_id, ${now.toISOString()}) t
   where m.curso_id = ${cursoId} and not m.completada and ${quienesSql(sigue)}
     and ${and(scopeSql(usuariosBinding, usuarios.policy.read(actor)), scopeSql(usuariosBinding, alcance)) ?? sql`true`}`;
}

/** An activity, under the lock of its course, if the actor gives dates in it. */
export async function lockActividad(work: Work, actividadId: string) {
  // Before looking for it: whoever decides nothing is not told whether it is there.
  if (puedeProrrogar(work.actor) === false) throw sinPermiso();
  const [actividad] = await work.tx
    .select({ id: actividadesTable.id, cursoId: actividadesTable.cursoId, titulo: actividadesTable.titulo })
    .from(actividadesTable)
    .where(and(eq(actividadesTable.id, actividadId), vivaSql(actividadesTable.papelera)));
  if (!actividad) throw noEncontrado();
  await lockCursoDePlazos(work, actividad.cursoId, 'plazos:prorrogar');
  return actividad;
}

/** The figure that the person is left with. */
export async function porcentajeDe({ tx }: Work, usuarioId: string, cursoId: string): Promise<number> {
  const { rows } = await tx.execute<{ porcentaje: number | null }>(
    sql`select porcentaje from matriculas where usuario_id = ${usuarioId} and curso_id = ${cursoId}`,
  );
  if (!rows[0]) throw noEncontrado();
  return rows[0].porcentaje ?? 0;
}
