import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { avisoDeCambioDeCertificado, avisoDeCertificado } from '#features/certificados/notices.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

const DE_UNA_VEZ = 2000;

/** The database issues them in any transaction, and leaves there that it is to be told. */
export async function decirCertificados(platform: Platform): Promise<void> {
  const { rows: hay } = await platform.db.execute(sql`select from certificados_por_decir limit 1`);
  if (hay.length === 0) return;
  const dichos = await runWork(platform, SISTEMA, 'certificados.decir', async (work) => {
    const { rows } = await work.tx.execute<{ certificadoId: string }>(sql`
      delete from certificados_por_decir where certificado_id = any(array(
        select certificado_id from certificados_por_decir limit ${DE_UNA_VEZ} for update skip locked))
      returning certificado_id as "certificadoId"`);
    await notify(work, avisoDeCertificado, ...rows);
    await notify(work, avisoDeCambioDeCertificado, ...rows);
    return rows.length;
  });
  if (dichos === DE_UNA_VEZ) await decirCertificados(platform);
}

export const decirCertificadosJob = job('certificados.decir', decirCertificados, { schedule: '* * * * *' });
