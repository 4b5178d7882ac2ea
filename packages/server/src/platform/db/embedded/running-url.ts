import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { holdsLifeLine } from '#platform/db/embedded/life-line.ts';
import { readPassword } from '#platform/db/embedded/password.ts';
import { findPlace } from '#platform/db/embedded/prepare-folder.ts';
import { readPostmasterFile, servesHere } from '#platform/db/embedded/server-process.ts';
import { urlOf } from '#platform/db/embedded/settings.ts';
import { fits } from '#platform/db/embedded/sockets.ts';

/** The database of an app that is running now, for commands that work beside it instead of starting their own. */
export function runningUrl(dataDir: string): string | undefined {
  const { folder } = findPlace(dataDir);
  const cluster = clusterOf(folder);
  const file = readPostmasterFile(cluster);
  if (file?.status !== 'ready' || !(holdsLifeLine(folder) || servesHere(file.pid, cluster))) return undefined;
  // The folder may have another path where the server runs.
  const sockets = file.sockets && fits(cluster) ? cluster : '';
  return urlOf({ port: file.port, sockets }, readPassword(folder));
}
