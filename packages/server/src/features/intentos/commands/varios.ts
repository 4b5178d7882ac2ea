import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasDe } from '#features/intentos/alcance.ts';
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

/** Attempts under a lock, of people that someone sees and may do this to; one that is not among them does not exist. */
export async function bloquearVarios(
  work: Work,
  ids: readonly string[],
  scope: Scope,
): Promise<{ readonly filas: readonly FilaDeIntento[]; readonly persona: (usuarioId: string) => string }> {
  const unicos = [...new Set(ids)];
  const [ve, hace] = [lasDe(work.actor, puedeVerIntentos(work.actor)), lasDe(work.actor, scope)];
  const { rows } = await work.tx.execute<{ id: string; usuarioId: string; nombre: string }>(sql`
    select i.id, u.id as "usuarioId", u.nombre || ' ' || u.apellidos as nombre
      from intentos i join usuarios u on u.id = i.usuario_id
     where i.id = any(${sql.param(unicos)}::uuid[]) and u.fecha_baja is null and ${ve} and ${hace}`);
  if (rows.length !== unicos.length) throw noEncontrado();
  const nombres = new Map(rows.map(({ usuarioId, nombre }) => [usuarioId, nombre]));
  const filas = await bloquear(work.tx, sql`${intentosTable.id} = any(${sql.param(unicos)}::uuid[])`);
  return { filas, persona: (usuarioId) => nombres.get(usuarioId) ?? '' };
}
