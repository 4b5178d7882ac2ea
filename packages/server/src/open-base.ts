import { migrateAcademy } from '#base/base.ts';
import type { Config } from '#platform/config.ts';
import { directAddress } from '#platform/db/addresses.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { connectionsToGive } from '#platform/db/connections.ts';
import type { FastifyBaseLogger } from 'fastify';

/** Where the academy's database is, for every process that serves it. */
export interface Base {
  readonly url: string;
  /** Where its own PostgreSQL keeps it; null where it is another's. */
  readonly folder: string | null;
}

export interface OpenBase extends Base {
  close(): Promise<void>;
}

/** The database, its own or another's, brought to today's form: done once, however many processes serve it. */
export async function openBase(
  config: Config,
  log: FastifyBaseLogger,
  stop: AbortSignal,
  processes = 1,
): Promise<OpenBase> {
  const anothers = directAddress(config);
  const embedded = anothers
    ? null
    : await startEmbedded({
        dataDir: config.DATA_DIR,
        log: (message) => log.info(message),
        connections: connectionsToGive(config, processes),
        stop,
      });
  const url = anothers ?? embedded?.url ?? '';
  // A PostgreSQL that closes takes back what was half migrated: the next start does it whole.
  const cut = () => void embedded?.stop();
  stop.addEventListener('abort', cut);
  try {
    stop.throwIfAborted();
    await migrateAcademy(url, (sentence) => log.warn(sentence));
    stop.throwIfAborted();
  } catch (error) {
    await embedded?.stop();
    throw error;
  } finally {
    stop.removeEventListener('abort', cut);
  }
  return { url, folder: embedded?.folder ?? null, close: async () => embedded?.stop() };
}
