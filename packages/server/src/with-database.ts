import { explainAndExit } from './console.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import { directAddress } from '#platform/db/addresses.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { type Database, openDatabase } from '#platform/db/pool.ts';
import { migrateAcademy } from '#base/base.ts';
import { checkData } from '#platform/preflight.ts';

/** The running academy's own database if there is one, else the folder's, opened for this command alone. */
export async function openUrl(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const url = directAddress(config) ?? runningUrl(config.DATA_DIR);
  if (url) return { url, close: async () => undefined };
  const embedded = await startEmbedded({
    dataDir: config.DATA_DIR,
    log: (message) => process.stdout.write(`${message}\n`),
  });
  return { url: embedded.url, close: () => embedded.stop() };
}

export interface Opened {
  readonly db: Database;
  readonly url: string;
  readonly config: Config;
}

/** What a command of the console does with the academy's database, brought to today's form; all of it is closed after. */
export async function withDatabase(run: (opened: Opened) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    await checkData(config);
    const { url, close } = await openUrl(config);
    await migrateAcademy(url, (sentence) => process.stderr.write(`${sentence}\n`));
    const db = openDatabase(url, { max: 2 });
    try {
      await run({ db, url, config });
    } finally {
      await db.$client.end();
      await close();
    }
  } catch (error) {
    explainAndExit(error);
  }
}
