import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { avisoDeCaducado, avisoDePlazo, avisoDeVencido } from '#features/cumplimiento/notices.ts';
import {
  aQuienesSeLesAcaba,
  type DiaDePlazo,
  losQueLlegan,
} from '#features/cumplimiento/plazos/los-que-llegan.ts';
import { notify } from '#features/avisos/offers.ts';
import { avisoDeExencion } from '#features/participantes/offers.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** However long nobody looked, no further back than this: what came before is said on its next day. */
const COMO_MUCHO = sql`interval '7 days'`;

/** From where it is looked on, which moves to now; a clock that went back looks at nothing twice. */
async function avanzar({ tx, now }: Work): Promise<string | null> {
  const ahora = now.toISOString();
  const { rows } = await tx.execute<{ tras: string }>(sql`
    select greatest(least(hasta, ${ahora}), ${ahora}::timestamptz - ${COMO_MUCHO})::text as tras from plazos_mirados for update`);
  await tx.execute(sql`
    insert into plazos_mirados (hasta) values (${ahora}) on conflict (unica) do update set hasta = excluded.hasta`);
  return rows[0]?.tras ?? null;
}

/** Tells each person of their due dates whose day has come since it was last looked. */
export const mirarPlazos = (platform: Platform): Promise<void> =>
  runWork(platform, SISTEMA, 'cumplimiento.mirar-plazos', async (work) => {
    const tras = await avanzar(work);
    if (tras === null) return;
    const llegan = await losQueLlegan(work.tx, tras);
    await notify(work, avisoDeExencion, ...(await aQuienesSeLesAcaba(work.tx, tras)));
    const de = (son: (uno: DiaDePlazo) => boolean) => llegan.filter(son);
    await notify(work, avisoDeVencido, ...de(({ hito }) => hito === 'despues'));
    await notify(work, avisoDePlazo, ...de(({ hito, ronda }) => hito !== 'despues' && ronda === 1));
    await notify(work, avisoDeCaducado, ...de(({ hito, ronda }) => hito !== 'despues' && ronda > 1));
  });

export const mirarPlazosJob = job('cumplimiento.plazos', mirarPlazos, { schedule: '*/15 * * * *' });
