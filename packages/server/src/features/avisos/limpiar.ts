import { sql, type SQL } from 'drizzle-orm';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** As many go at a time, so that nobody waits for them. */
const DE_UNA_VEZ = 5000;
const MESES_DE_CORREO = 12;
/** Its line is hidden after twelve; what it was about is not told again for as long as this. */
const MESES_DE_AVISO = 24;

async function quitar({ db, clock }: Platform, tabla: SQL, meses: number): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${tabla} where id = any(array(select id from ${tabla}
       where en < ${clock.now().toISOString()}::timestamptz - ${meses} * interval '1 month' order by en limit ${DE_UNA_VEZ}))`);
    if ((rowCount ?? 0) < DE_UNA_VEZ) return;
  }
}

/** What is kept no longer. */
export const limpiar = job<object>(
  'avisos.limpiar',
  async (platform) => {
    await quitar(platform, sql`correos`, MESES_DE_CORREO);
    await quitar(platform, sql`correos_rebotes`, MESES_DE_CORREO);
    await quitar(platform, sql`avisos`, MESES_DE_AVISO);
  },
  { schedule: '40 3 * * *' },
);
