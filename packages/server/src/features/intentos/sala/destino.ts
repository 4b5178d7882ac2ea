import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { puedeVigilar } from '@catedra/shared/intentos/policy.ts';
import type { DestinoDeSala } from '@catedra/shared/intentos/sala.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alcanzaA, lasDe } from '#features/intentos/alcance.ts';
import { FUERA_DE_SU_ALCANCE, type Hechos } from '#features/intentos/commands/varios.ts';
import type { Tx } from '#platform/db/pool.ts';

interface Alcanzado extends Record<string, unknown> {
  readonly id: string;
  readonly usuarioId: string;
  readonly persona: string;
  readonly puede: boolean;
}

const cuales = (a: DestinoDeSala): SQL => {
  if (a.tipo === 'intentos') return sql`i.id = any(${sql.param([...new Set(a.ids)])}::uuid[])`;
  const dentro = sql`i.estado in ('en_curso', 'vencido')`;
  if (a.tipo === 'todas') return dentro;
  return sql`${dentro} and exists (select from miembros_vigentes g where g.usuario_id = u.id and g.grupo_id = ${a.id})`;
};

/**
 * The attempts that somebody means, of those whom they watch, and with which of them they may do this; one that is not
 * in their sight does not exist. In the order of their ids, in which all of them are locked.
 */
export async function alcanzados(
  tx: Tx,
  actor: Actor,
  evaluacionId: string,
  a: DestinoDeSala,
  scope: Scope,
): Promise<{ readonly estos: readonly Alcanzado[]; readonly fallos: Hechos['fallos'] }> {
  if (scope === false) throw sinPermiso();
  const { rows } = await tx.execute<Alcanzado>(sql`
    select i.id, u.id as "usuarioId", u.nombre || ' ' || u.apellidos as persona, ${alcanzaA(actor, scope)} as puede
      from intentos i join usuarios u on u.id = i.usuario_id
     where i.evaluacion_id = ${evaluacionId} and u.fecha_baja is null and ${cuales(a)}
       and ${lasDe(actor, puedeVigilar(actor))} order by i.id`);
  if (a.tipo === 'intentos' && rows.length < new Set(a.ids).size) throw noEncontrado();
  const estos = rows.filter(({ puede }) => puede);
  if (rows.length > 0 && estos.length === 0) throw sinPermiso();
  const fallos = rows
    .filter(({ puede }) => !puede)
    .map(({ id, persona }) => ({ id, persona, frase: FUERA_DE_SU_ALCANCE }));
  return { estos, fallos };
}
