import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { ensureAcademyZone } from '#features/cursos/ensure-academy-zone.ts';
import { ensureSystemProfiles } from '#features/perfiles/ensure-system-profiles.ts';
import { createBell } from '#platform/changes/bell.ts';
import { loadConfig } from '#platform/config.ts';
import { lenderAddress } from '#platform/db/addresses.ts';
import { openPools } from '#platform/db/pool.ts';
import { type Disk, roomyDisk } from '#platform/disk.ts';
import { createServer, type LogTarget } from '#platform/http/server.ts';
import { ownSite } from '#platform/http/site.ts';
import { failureLog } from '#platform/jobs/failure-log.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { Mail, Message } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { createTally } from '#platform/tally.ts';
import { createClient } from '#testing/client.ts';
import { createTestClock, type TestClock } from '#testing/clock.ts';
import { createTestDatabase } from '#testing/postgres.ts';
import { createSchool, type School } from '#testing/school.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly origin: string;
  readonly databaseUrl: string;
  /** Mail that left, in order. */
  readonly mails: readonly Message[];
  readonly school: School;
  readonly anonymous: ReturnType<typeof createClient>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  /** Another app on the database of a first one. */
  readonly databaseUrl?: string;
  readonly webRoot?: string;
  /** Room on the disk; else there always is. */
  readonly disk?: Disk;
  /** Hears the log, which else goes to the console. */
  readonly log?: LogTarget;
  /** False as without a mail server: what is sent reaches nobody. */
  readonly mailDelivers?: boolean;
  /** By which mail leaves; else it is only kept in `mails`. */
  readonly mail?: Mail;
  /** Mail that can wait does wait for the morning of its person. */
  readonly nights?: boolean;
  /** Sees every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** The whole application on a database of its own, listening on a free port, with a clock to move. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.databaseUrl ? null : await createTestDatabase();
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'catedra-prueba-'));
  const config = loadConfig({
    NODE_ENV: 'test',
    NIVEL_LOG: 'error',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...options.env,
  });
  const pools = openPools(databaseUrl, config, {
    lender: lenderAddress(config),
    follower: config.DATABASE_URL_LECTURA,
  });
  const db = pools.interactive;
  await ensureSystemProfiles(db);
  await ensureAcademyZone(db, config.ZONA_HORARIA);
  // Mail that can wait for the morning would, in tests that run at night.
  if (!options.nights)
    await db.execute(sql`update academia set noche_desde = '00:00', noche_hasta = '00:00'`);
  const clock = createTestClock();
  const mails: Message[] = [];
  const app = await createServer(config, options.log);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  const tally = createTally();
  const platform: Platform = {
    config,
    site: ownSite(config),
    db,
    pools,
    clock,
    bell: createBell(pools.watch),
    log: app.log,
    disk: options.disk ?? roomyDisk,
    jobs: createJobs(databaseUrl, failureLog(app.log), countJobs(tally)),
    mail: options.mail ?? {
      delivers: options.mailDelivers ?? true,
      send: async (message) => void mails.push(message),
      close: () => undefined,
    },
    storage: openStorage(config),
    tally,
  };
  await buildApp(app, platform, { webRoot: options.webRoot });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await app.close();
    await platform.jobs.stop();
    platform.mail.close();
    await pools.close();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  afterAll(close);
  const anonymous = createClient(origin, '', '');
  const school = createSchool(platform, (id, cookie) => createClient(origin, id, cookie));
  return { app, platform, clock, origin, databaseUrl, mails, school, anonymous, close };
}
