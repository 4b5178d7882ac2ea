import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { esTuEntrega } from '@catedra/shared/entregas/rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasDeQuienesCalifica } from '#features/entregas/alcance.ts';
import type { Work } from '#platform/changes/work.ts';

/** Takes the one row `e` that is marked, for someone who may, also in the bin: others wait until it is written, and nobody marks their own. */
export async function tomarParaCalificar(work: Work, tabla: SQL, esta: SQL): Promise<void> {
  const { rows } = await work.tx.execute<{ usuarioId: string }>(sql`
    select e.usuario_id as "usuarioId" from ${tabla} e where ${esta} and ${lasDeQuienesCalifica(work.actor)} for update of e`);
  const [una] = rows;
  if (!una) throw noEncontrado();
  if (una.usuarioId === work.actor.id) throw esTuEntrega();
}
