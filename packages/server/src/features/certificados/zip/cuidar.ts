import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { antesDe } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { hacerZip } from '#features/certificados/zip/hacer.ts';
import { claveDeZip, DURA } from '#features/certificados/zip/leer.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnlocked } from '#platform/turns/lock.ts';

const CUIDAR = 'certificados.zips';

/** Those whose day is over go, with their bytes; what a process that died left half-done goes on. */
export async function cuidarZips(platform: Platform): Promise<void> {
  const { db, storage, clock } = platform;
  const limite = antesDe(clock.now(), DURA).toISOString();
  const { rows: pasados } = await db.execute<{ id: string }>(
    sql`select id from certificado_zips where terminado_en <= ${limite}`,
  );
  for (const { id } of pasados) {
    await storage.remove(claveDeZip(id));
    await db.execute(sql`delete from certificado_zips where id = ${id}`);
  }
  const { rows: parados } = await db.execute<{ id: string }>(sql`
    select id from certificado_zips where estado = 'haciendo' and ${isUnlocked(sql`'certificados.zip.' || id`)}`);
  for (const { id } of parados)
    await runWork(platform, SISTEMA, CUIDAR, (work) => work.enqueue(hacerZip, { id }));
}
