import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createBell } from '#platform/changes/bell.ts';
import { roomyDisk } from '#platform/disk.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { openPools } from '#platform/db/pool.ts';
import { createServer } from '#platform/http/server.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { createTally } from '#platform/tally.ts';

const file = join(import.meta.dirname, '../../../docs/openapi.json');

/** The API's document, from the declarations alone: no database is opened. */
async function describe(): Promise<string> {
  const config = loadConfig({ NIVEL_LOG: 'silent' });
  const nowhere = 'postgres://127.0.0.1:1/none';
  const pools = openPools(nowhere, config);
  const app = await createServer(config);
  await buildApp(app, {
    config,
    site: '',
    db: pools.interactive,
    pools,
    clock: systemClock,
    bell: createBell(pools.watch),
    log: app.log,
    disk: roomyDisk,
    jobs: createJobs(nowhere, () => undefined),
    mail: { delivers: false, send: async () => undefined, close: () => undefined },
    storage: openStorage(config),
    tally: createTally(),
  });
  await app.ready();
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}

writeFileSync(file, await describe());
process.exit(0);
