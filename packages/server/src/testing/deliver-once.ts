import Fastify from 'fastify';
import { notice } from '#features/avisos/offers.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { loadConfig } from '#platform/config.ts';
import { openPools } from '#platform/db/pool.ts';
import { createMail } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';

/** Run as a process of its own: hands over what is due once, at the moment that it is told, and may be killed meanwhile. */

interface Cosa {
  readonly usuarioId: string;
  readonly dice: string;
}

/** Something that is so as long as nobody tells otherwise in a table of the test. */
export const declararPruebas = () => {
  const de = (event: string, evento: 'vence' | 'recibo' | 'nota') =>
    notice(event, {
      evento,
      about: async (db, cosas: readonly Cosa[]) => {
        const { rows } = await db.execute<{ dice: string }>('select dice from ya_no');
        const ya = new Set(rows.map(({ dice }) => dice));
        return cosas.flatMap(({ usuarioId, dice }, n) =>
          ya.has(dice) ? [] : [{ n, usuarioId, asunto: 'prueba', ocasion: dice, dice }],
        );
      },
      say: ({ dice }) => ({ titulo: dice, enlace: '/home' }),
    });
  return {
    delDia: de('prueba.dia', 'vence'),
    recibo: de('prueba.recibo', 'recibo'),
    nota: de('prueba.nota', 'nota'),
  };
};

if (import.meta.main) {
  const { DATABASE_URL = '', AHORA = '', ...env } = process.env;
  const config = loadConfig({ ...env, NODE_ENV: 'test', DATABASE_URL });
  declararPruebas();
  const { log } = Fastify();
  const pools = openPools(DATABASE_URL, config);
  const platform = {
    config,
    site: 'https://academia.example',
    db: pools.interactive,
    clock: { now: () => new Date(AHORA) },
    mail: createMail(config, log),
    log,
  } as Platform;
  await repartirLoQueToca(platform);
  process.exit(0);
}
