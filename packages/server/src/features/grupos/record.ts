import { grupos } from '@catedra/shared/grupos/collection.ts';
import { sql } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import type { Persona } from '#features/sesion/offers.ts';
import type { Change, Work } from '#platform/changes/work.ts';
import { type Row, scopeFieldsOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

/** The group under a lock, if the actor may edit it. */
export const lockGrupo = (work: Work, id: string): Promise<Row> =>
  lockFor(work, gruposBinding, id, grupos.policy.update(work.actor));

export function recordGrupo(work: Work, grupo: Row, detalle: Change['detalle']): void {
  const fields = scopeFieldsOf(gruposBinding, grupo);
  work.record({ coleccion: 'grupos', documento: grupo.id, antes: fields, despues: fields, detalle });
}

/** How many a relation counted before and counts now. */
export const cuenta = (grupo: Row, campo: 'miembros' | 'tutores', diferencia: number): Change['detalle'] => ({
  [campo]: [grupo[campo], (grupo[campo] as number) + diferencia],
});

/** Whoever joins or leaves hears it, and so do those who could see them before or can see them now. */
export async function recordMembers(
  work: Work,
  personas: readonly Persona[],
  despuesDe: (grupoIds: readonly string[]) => string[],
  detalle: Change['detalle'],
): Promise<void> {
  for (const { usuario, scope } of personas) {
    const despues = { ...scope, grupoIds: despuesDe(scope.grupoIds) };
    work.record({ coleccion: 'usuarios', documento: usuario.id, antes: scope, despues, detalle });
    work.access({ usuarioId: usuario.id });
  }
  await recordProgress(work, personas, despuesDe);
}

/** Progress is seen through the group, so a tutor's screen must hear of it too: one record of each course is enough. */
async function recordProgress(
  work: Work,
  personas: readonly Persona[],
  despuesDe: (grupoIds: readonly string[]) => string[],
): Promise<void> {
  const groups = new Map(personas.map(({ usuario, scope }) => [usuario.id, scope.grupoIds]));
  const { rows } = await work.tx.execute<{ id: string; usuario_id: string; curso_id: string }>(sql`
    select distinct on (usuario_id, curso_id) id, usuario_id, curso_id from progreso
     where usuario_id = any(${sql.param([...groups.keys()])}::uuid[]) order by usuario_id, curso_id, id`);
  for (const { id, usuario_id: usuarioId, curso_id: cursoId } of rows) {
    const grupoIds = groups.get(usuarioId) ?? [];
    work.record({
      coleccion: 'progreso',
      documento: id,
      antes: { usuarioId, cursoId, grupoIds },
      despues: { usuarioId, cursoId, grupoIds: despuesDe(grupoIds) },
      detalle: {},
    });
  }
}
