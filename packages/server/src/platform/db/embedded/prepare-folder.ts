import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { type Account, chooseAccount, readNobody } from '#platform/db/embedded/account.ts';
import { candidates, chooseFolder, clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { carpetaInalcanzable } from '#platform/db/embedded/errors.ts';

export type Place = { dataDir: string; folder: string; account: Account };

/** Where the cluster lives, or will live, and as whom PostgreSQL runs there; DATA_DIR must exist. */
export function findPlace(path: string): Place {
  const dataDir = realpathSync(path);
  const places = candidates(dataDir);
  const uid = process.getuid?.() ?? 0;
  const own = statSync(clusterOf(places.own), { throwIfNoEntry: false });
  const state = statIfAllowed(clusterOf(places.state));
  const [where, owner] = own ? [places.own, own] : [places.state, uid === 0 ? state : undefined];
  const account = chooseAccount(uid, clusterOf(where), owner, readNobody());
  const folder = chooseFolder({
    ...places,
    isRoot: uid === 0,
    account: account.name,
    ownHasCluster: own !== undefined,
    stateHasCluster: state !== undefined,
    reachable: canEnter(account, dataDir),
  });
  return { dataDir, folder, account };
}

/** Root owns the folder and lets PostgreSQL's user pass through to its cluster, but not change what lies beside it. */
export function makeFolder({ folder, dataDir, account }: Place, log: (message: string) => void): void {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!account.ids) return;
  if (parent !== dataDir) {
    chmodSync(parent, 0o755);
    log(
      `El usuario ${account.name} no puede entrar en ${dataDir}: la base de datos de esa carpeta está en ${folder}.`,
    );
  }
  chmodSync(folder, 0o711);
  if (!canEnter(account, folder)) throw carpetaInalcanzable(folder, account.name);
}

/** Tried for real, because modes alone don't tell of access lists or of what a mount allows. */
function canEnter(account: Account, directory: string): boolean {
  if (!account.ids) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...account.ids, cwd: '/' }).status === 0
  );
}

function statIfAllowed(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
