import type { Config } from '#platform/config.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';

/** The running academy's own database if there is one, else the folder's, opened for this command alone. */
export async function openUrl(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const url = config.DATABASE_URL ?? runningUrl(config.DATA_DIR);
  if (url) return { url, close: async () => undefined };
  const embedded = await startEmbedded({
    dataDir: config.DATA_DIR,
    log: (message) => process.stdout.write(`${message}\n`),
  });
  return { url: embedded.url, close: () => embedded.stop() };
}
