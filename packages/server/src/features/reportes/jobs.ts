import { sql } from 'drizzle-orm';
import { anotarDia } from '#features/reportes/anotar-dia.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

const AT_ONCE = 5000;

/** Counts whoever changed since the last time, some thousands in each transaction: figures are exact before it, and quicker after. */
export async function recontar({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.execute(sql`select recontar_hechas()`);
  await db.execute(sql`select recontar_valoraciones()`);
  for (;;) {
    await db.execute(sql`select cifras_de_bajas(${AT_ONCE}::int)`);
    const { rows } = await db.execute<{ n: number }>(sql`select recontar_cifras(${AT_ONCE}::int) as n`);
    if ((rows[0]?.n ?? 0) < AT_ONCE) return;
  }
}

export const reportesJobs = [
  job('reportes.recontar', recontar, { schedule: '* * * * *' }),
  job('reportes.anotar-dia', anotarDia, { schedule: '52 * * * *' }),
];
