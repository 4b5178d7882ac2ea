import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { readPassword } from '#platform/db/embedded/password.ts';
import { servesCluster } from '#platform/db/embedded/postmaster-file.ts';
import { findPlace } from '#platform/db/embedded/prepare-folder.ts';
import { commandLineOf, readPostmasterFile } from '#platform/db/embedded/server-process.ts';
import { urlOf } from '#platform/db/embedded/settings.ts';

/** The database of an app that is running now, for commands that work beside it instead of starting their own. */
export function runningUrl(dataDir: string): string | undefined {
  const { folder } = findPlace(dataDir);
  const cluster = clusterOf(folder);
  const file = readPostmasterFile(cluster);
  if (file?.status !== 'ready' || !servesCluster(commandLineOf(file.pid), cluster)) return undefined;
  return urlOf(file, readPassword(folder));
}
