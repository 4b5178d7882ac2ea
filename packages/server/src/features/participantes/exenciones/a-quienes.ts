import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeEximir } from '@catedra/shared/cumplimiento/policy.ts';
import {
  type DarExencion,
  PERSONAS_POR_ACTO,
  sonDemasiadas,
} from '@catedra/shared/participantes/exenciones.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, sql } from 'drizzle-orm';
import { origenDe, quienesCuentanSql } from '#features/participantes/asignaciones.ts';
import { asiSql, quienesSql } from '#features/participantes/origen.ts';
import { lockPersonas, type Persona } from '#features/sesion/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

export type AQuienes = Omit<DarExencion, 'hasta' | 'dias' | 'motivo' | 'simular'>;

/** Those named, or all that the list shows, under a lock: whom the actor sees, reaches and who take the course. */
export async function lockAQuienes(
  work: Work,
  cursoId: string,
  { usuarioIds, buscar, idos = false, ...asi }: AQuienes,
): Promise<Persona[]> {
  const alcances = [puedeEximir(work.actor), usuarios.policy.read(work.actor)];
  // What narrows the list tells of the progress of people.
  if (!usuarioIds) alcances.push(aQuienSigue(work.actor));
  if (alcances.includes(false)) throw sinPermiso();
  const suyas = and(...alcances.map((alcance) => scopeSql(usuariosBinding, alcance)));
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select usuarios.id ${origenDe()}
     where a.curso_id = ${cursoId} and ${suyas ?? sql`true`} and usuarios.fecha_baja is null
       and ${
         usuarioIds
           ? sql`usuarios.id = any(${sql.param(usuarioIds)}::uuid[]) and ${quienesCuentanSql([true], true)}`
           : and(quienesSql(true, { buscar, idos }), await asiSql(work.tx, cursoId, asi, work.now))
       } limit ${PERSONAS_POR_ACTO + 1}`);
  if (rows.length > PERSONAS_POR_ACTO) throw sonDemasiadas();
  if (rows.length === 0) return [];
  return lockPersonas(
    work,
    rows.map(({ id }) => id),
    suyas,
  );
}
