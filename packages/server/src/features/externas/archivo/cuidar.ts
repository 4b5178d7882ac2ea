import { DIAS_PARA_DESHACER } from '@catedra/shared/cargas/opciones.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { deshacerDeArchivo } from '#features/externas/archivo/deshacer.ts';
import { registrarDeArchivo } from '#features/externas/archivo/registrar.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnlocked } from '#platform/turns/lock.ts';

const CUIDAR = 'externas.cuidar-archivos';

/** What a process that died left half-done goes on; files that nobody recorded go after some days. */
async function cuidarArchivos(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const limite = antesDe(clock.now(), DIAS_PARA_DESHACER * DIA).toISOString();
  await db.execute(sql`delete from externa_cargas where ordenada_en is null and creada_en < ${limite}`);
  const { rows } = await db.execute<{ id: string; deshace: boolean }>(sql`
    select id, deshacer_en is not null as deshace from externa_cargas
     where ordenada_en is not null and motivo is null and deshecha_en is null
       and (registrada_en is null or deshacer_en is not null) and ${isUnlocked(sql`'externas.carga.' || id`)}`);
  for (const { id, deshace } of rows)
    await runWork(platform, SISTEMA, CUIDAR, (work) =>
      work.enqueue(deshace ? deshacerDeArchivo : registrarDeArchivo, { id }),
    );
}

export const externasJobs = [
  registrarDeArchivo,
  deshacerDeArchivo,
  job(CUIDAR, cuidarArchivos, { schedule: '* * * * *' }),
];
