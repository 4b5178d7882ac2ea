import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Informe, leerInforme } from '#features/avisos/rebotes/leer-informe.ts';
import { esNuevo, rebotar } from '#features/avisos/rebotes/rebotar.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { job } from '#platform/job.ts';
import { readUnseen } from '#platform/mail/mailbox.ts';
import { returnAddress } from '#platform/return-address.ts';
import type { Platform } from '#platform/platform.ts';
import { unlessLocked } from '#platform/turns/lock.ts';

const NO_ES_INFORME: Informe = { llegoA: '', fallo: null };

/** What can't be read as a message is nobody's report, and keeps no other from being read. */
const leer = (raw: Buffer): Promise<Informe> => leerInforme(raw).catch(() => NO_ES_INFORME);

/** What became of a report, for the log of the server. */
async function tomarInforme(platform: Platform, raw: Buffer): Promise<string> {
  const { llegoA, fallo } = await leer(raw);
  if (!fallo) return 'no dice que nada fallara';
  const vuelta = returnAddress(platform.config);
  const [token] = [llegoA, raw.toString('latin1')].flatMap((texto) => vuelta?.tokensIn(texto) ?? []);
  if (token === undefined) return 'no dice de qué correo es';
  const now = platform.clock.now();
  const huella = createHash('sha256').update(raw).digest('hex');
  return inTransaction(
    platform.db,
    async (tx) => {
      if (!(await esNuevo(tx, huella, now))) return 'ya se había contado';
      const correo = sql`c.vuelta = ${token}`;
      return (await rebotar(tx, { correo, ...fallo }, now))
        ? 'rebotado'
        : 'no es de un correo que se esperara';
    },
    { now },
  );
}

/** Reads what came back to the mailbox; one process at a time. */
export async function leerBuzon(platform: Platform): Promise<void> {
  const { CORREO_REBOTES } = platform.config;
  if (!CORREO_REBOTES) return;
  await unlessLocked(platform.db, 'avisos.leer-rebotes', () =>
    readUnseen(CORREO_REBOTES, async (raw) => {
      const resultado = await tomarInforme(platform, raw);
      platform.log.info({ resultado }, 'llegó algo al buzón de rebotes');
    }),
  );
}

export const leerRebotes = job<object>('avisos.leer-rebotes', leerBuzon, {
  schedule: '*/2 * * * *',
  retryLimit: 1,
});
