import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { sql } from 'drizzle-orm';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';

const DE_UNA_VEZ = 2000;
const ANTES_DE_TODOS = '00000000-0000-0000-0000-000000000000';

/**
 * How much each person did a day in the last weeks, and from when each is at risk by it: once a day, a few people in each
 * transaction. Somebody who was counted today is not counted again, so what was cut short goes on.
 */
export async function contarRitmos({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const hoy = diaEn(clock.now(), config.ZONA_HORARIA);
  const { rows } = await db.execute<{ toca: boolean }>(
    sql`select coalesce(ritmos_hasta < ${hoy}::date, true) as toca from academia`,
  );
  if (!rows[0]?.toca) return;
  for (let desde: string | null = ANTES_DE_TODOS; desde !== null; ) {
    const ultimo: string = desde;
    desde = await inTransaction(db, async (tx) => {
      const contados = await tx.execute<{ ultimo: string | null }>(
        sql`select contar_ritmos(${ultimo}::uuid, ${DE_UNA_VEZ}::int, ${hoy}::date) as ultimo`,
      );
      return contados.rows[0]?.ultimo ?? null;
    });
  }
  await db.execute(sql`update academia set ritmos_hasta = ${hoy}::date`);
}
