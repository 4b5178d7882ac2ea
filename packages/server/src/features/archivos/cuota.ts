import { cuotaLlena } from '@catedra/shared/archivos/limites.ts';
import { sql } from 'drizzle-orm';
import { cuotaDe } from '#features/archivos/limites.ts';
import { USO } from '#features/archivos/queries.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Config } from '#platform/config.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** Refuses what the academy has no room for; one by one, so that two don't take the same room. */
export async function exigirCuota({ tx }: Work, config: Config, bytes: number): Promise<void> {
  const cuota = cuotaDe(config);
  if (cuota === null) return;
  await lockInTransaction(tx, 'archivos.cuota');
  const { rows } = await tx.execute<{ ocupado: number }>(
    sql`select coalesce(sum(bytes), 0)::float as ocupado from ${USO} s`,
  );
  if ((rows[0]?.ocupado ?? 0) + bytes > cuota) throw cuotaLlena();
}
