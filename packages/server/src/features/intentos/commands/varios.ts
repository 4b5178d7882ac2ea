import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alcanzaA, lasDe } from '#features/intentos/alcance.ts';
import { bloquear, type FilaDeIntento } from '#features/intentos/filas.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

export interface Hechos {
  readonly hechos: number;
  readonly fallos: { readonly id: string; readonly persona: string; readonly frase: string }[];
}

/** Whose attempts they are, and of which course. */
export const deIntentos = (ids: readonly string[]): SQL =>
  sql`select usuario_id, curso_id from intentos where id = any(${sql.param(ids)}::uuid[])`;

/** Of somebody whose attempts are seen, and with whom whoever asks may do nothing. */
export const FUERA_DE_SU_ALCANCE = 'No puedes hacer esto con sus intentos: pregunta a quien administra.';

/**
 * Attempts of people that someone sees, those that they may do this to under a lock, and why each of the others is left; one
 * that is not seen does not exist.
 */
export async function bloquearVarios(
  work: Work,
  ids: readonly string[],
  scope: Scope,
  /** With those that still go on, where something else is asked for them. */
  siSigue: Scope = scope,
): Promise<{
  readonly filas: readonly FilaDeIntento[];
  readonly persona: (usuarioId: string) => string;
  readonly fallos: Hechos['fallos'];
}> {
  if (scope === false && siSigue === false) throw sinPermiso();
  const unicos = [...new Set(ids)];
  const ve = lasDe(work.actor, puedeVerIntentos(work.actor));
  const { rows } = await work.tx.execute<{
    id: string;
    usuarioId: string;
    nombre: string;
    puede: boolean;
  }>(sql`
    select i.id, u.id as "usuarioId", u.nombre || ' ' || u.apellidos as nombre,
           case when i.estado = 'en_curso' then ${alcanzaA(work.actor, siSigue)} else ${alcanzaA(work.actor, scope)} end as puede
      from intentos i join usuarios u on u.id = i.usuario_id
     where i.id = any(${sql.param(unicos)}::uuid[]) and u.fecha_baja is null and ${ve}`);
  if (rows.length !== unicos.length) throw noEncontrado();
  const alcanzados = rows.filter(({ puede }) => puede).map(({ id }) => id);
  if (alcanzados.length === 0) throw sinPermiso();
  const nombres = new Map(rows.map(({ usuarioId, nombre }) => [usuarioId, nombre]));
  const filas = await bloquear(work.tx, sql`${intentosTable.id} = any(${sql.param(alcanzados)}::uuid[])`);
  const fallos = rows
    .filter(({ puede }) => !puede)
    .map(({ id, nombre }) => ({ id, persona: nombre, frase: FUERA_DE_SU_ALCANCE }));
  return { filas, persona: (usuarioId) => nombres.get(usuarioId) ?? '', fallos };
}
