import { rmSync } from 'node:fs';
import pg from 'pg';
import { migrateAcademy } from '../packages/server/src/base/base.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded/start-embedded.ts';
import { type Bench, openBench, temporaryFolder } from './bench.ts';

/** At full size, on a PostgreSQL of its own that waits for the disk. */
export async function openWholeBench(): Promise<Bench> {
  const dataDir = temporaryFolder();
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  let made = 0;
  const newDatabase = async () => {
    const url = new URL(embedded.url);
    url.pathname = `medida_${++made}`;
    const admin = new pg.Client(embedded.url);
    await admin.connect();
    await admin.query(`create database medida_${made}`);
    await admin.end();
    await migrateAcademy(url.href, (sentence) => process.stderr.write(`${sentence}\n`));
    return url.href;
  };
  const end = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return openBench({ small: false, newDatabase, end }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
}
