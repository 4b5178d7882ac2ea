import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { notify } from '#features/avisos/notice.ts';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import { runWork } from '#platform/changes/work.ts';
import { createMail } from '#platform/mail/mail.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { declararPruebas } from '#testing/deliver-once.ts';
import { eventually } from '#testing/eventually.ts';
import { type Manners, startSmtp } from '#testing/smtp.ts';

const timeout = 120_000;
const manners: Manners = {};
const smtp = await startSmtp(manners);
const REMITENTE = 'Cátedra <no@academia.example>';
const mail = createMail({ SMTP_URL: smtp.url, CORREO_REMITENTE: REMITENTE, DATA_DIR: '' }, Fastify().log);
const { school, platform, clock, databaseUrl } = await createTestApp({ mail });
await platform.db.execute(sql`create table ya_no (dice text)`);
const { delDia, recibo } = declararPruebas();

let n = 0;
async function contar(cual: typeof delDia) {
  const correo = `muere${(n += 1)}@entrega.example`;
  const { id } = await school.estudiante({ correo });
  const dice = `cosa ${n}`;
  await runWork(platform, SISTEMA, 'prueba', async (work) => {
    await notify({ ...work, enqueue: async () => undefined }, cual, { usuarioId: id, dice });
  });
  return {
    dice,
    llegaron: () => smtp.taken.filter(({ to }) => to === correo).map(({ messageId }) => messageId),
    estados: async () => {
      const { rows } = await platform.db.execute<{ estado: string }>(
        sql`select estado from correos where usuario_id = ${id} order by creado_en, en`,
      );
      return rows.map(({ estado }) => estado);
    },
  };
}

/** Another process that hands over what is due, and can be killed. */
function repartidor() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../testing/deliver-once.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      CORREO_REMITENTE: REMITENTE,
      AHORA: clock.now().toISOString(),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Nobody gets past this statement until it is let go. */
async function retener(sentencia: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query(sentencia);
  onTestFinished(() => client.end());
  return {
    soltar: () => client.query('rollback'),
    alguienEspera: () =>
      eventually(async () => {
        const { rows } = await platform.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows.length).toBeGreaterThan(0);
      }),
    /** The server of the database goes on with what the dead had asked for, unless it is stopped. */
    echar: () =>
      platform.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`),
  };
}

type Muerte = (proceso: ReturnType<typeof repartidor>) => Promise<void>;

const alPaso =
  (paso: keyof Manners): Muerte =>
  async (proceso) => {
    const llego = Promise.withResolvers<void>();
    onTestFinished(() => {
      delete manners[paso];
    });
    manners[paso] = (() => {
      const muerto = proceso.kill();
      llego.resolve();
      return paso === 'onMessage' ? muerto.then(() => undefined) : undefined;
    }) as never;
    await llego.promise;
    await proceso.ended;
    delete manners[paso];
  };

const alEsperar =
  (sentencia: string): Muerte =>
  async (proceso) => {
    const cerrojo = await retener(sentencia);
    await cerrojo.alguienEspera();
    await proceso.kill();
    await cerrojo.echar();
    await cerrojo.soltar();
  };

const ANTES: readonly (readonly [string, Muerte])[] = [
  ['antes de tomar nada', alEsperar(`select pg_advisory_xact_lock(hashtext('avisos.repartir'))`)],
  ['al escribir que sale', alEsperar('lock table correos in share mode')],
];
const DURANTE: readonly (readonly [string, Muerte])[] = [
  ['al conectar', alPaso('onConnect')],
  ['al decir quién escribe', alPaso('onMailFrom')],
  ['al decir a quién', alPaso('onRcptTo')],
  ['con el mensaje entregado y sin contestar', alPaso('onMessage')],
  [
    'contestado, y sin apuntarlo',
    async (proceso) => {
      const cerrojo = Promise.withResolvers<Awaited<ReturnType<typeof retener>>>();
      let primero = true;
      onTestFinished(() => {
        delete manners.onMessage;
      });
      // Several are handed over at once: none is answered before the lock is held.
      manners.onMessage = async () => {
        if (primero) {
          primero = false;
          cerrojo.resolve(await retener('lock table correos in share mode'));
        }
        await cerrojo.promise;
        return undefined;
      };
      const { alguienEspera, echar, soltar } = await cerrojo.promise;
      await alguienEspera();
      await proceso.kill();
      await echar();
      await soltar();
    },
  ],
];

test.each(ANTES)('muere %s: sale después, una vez', { timeout }, async (_, muere) => {
  const uno = await contar(delDia);
  clock.advance({ days: 1 });
  await muere(repartidor());
  expect(await uno.estados()).toEqual([]);

  await repartirLoQueToca(platform);
  expect(await uno.estados()).toEqual(['entregado']);
  expect(uno.llegaron()).toHaveLength(1);
});

test.each(DURANTE)(
  'muere %s: no se repite; se sabe que no se sabe, y al otro día se dice si es así',
  {
    timeout,
  },
  async (_, muere) => {
    const [aun, yaNo] = [await contar(delDia), await contar(delDia)];
    clock.advance({ days: 1 });
    await muere(repartidor());
    expect(await aun.estados()).toEqual(['saliendo']);
    await repartirLoQueToca(platform);
    expect(await aun.estados()).toEqual(['saliendo']);

    clock.advance({ minutes: 20 });
    await repartirLoQueToca(platform);
    expect(await aun.estados()).toEqual(['no_se_sabe']);
    const llegaron = aun.llegaron().length;
    expect(llegaron).toBeLessThanOrEqual(1);

    await platform.db.execute(sql`insert into ya_no values (${yaNo.dice})`);
    const antes = yaNo.llegaron().length;
    clock.advance({ days: 1 });
    await repartirLoQueToca(platform);
    await repartirLoQueToca(platform);
    expect(await aun.estados()).toEqual(['no_se_sabe', 'entregado']);
    expect(aun.llegaron()).toHaveLength(llegaron + 1);
    expect(yaNo.llegaron()).toHaveLength(antes);
  },
);

/** The message may have arrived. */
const ENTREGADO = DURANTE.slice(-2);

test.each(ENTREGADO)(
  'un recibo, si muere %s, se manda otra vez con el mismo nombre',
  { timeout },
  async (_, muere) => {
    const uno = await contar(recibo);
    clock.advance({ minutes: 1 });
    await muere(repartidor());
    clock.advance({ minutes: 20 });
    await repartirLoQueToca(platform);
    expect(await uno.estados()).toEqual(['entregado']);
    expect(uno.llegaron().length).toBeGreaterThan(0);
    expect(new Set(uno.llegaron()).size).toBe(1);
  },
);
