import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { carpetaDeOtro, carpetaInalcanzable } from '#platform/db/embedded/errors.ts';

const STATE_DIR = '/var/lib/catedra';

export type Candidates = { own: string; state: string };

/** The cluster's place inside DATA_DIR, and the lasting one for when PostgreSQL's user can't enter DATA_DIR. */
export function candidates(dataDir: string, stateDir = STATE_DIR): Candidates {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return { own: join(dataDir, 'postgres'), state: join(stateDir, hash) };
}

export const clusterOf = (folder: string) => join(folder, 'cluster');

export type Situation = Candidates & {
  isRoot: boolean;
  account: string;
  ownHasCluster: boolean;
  stateHasCluster: boolean;
  /** PostgreSQL's user can enter DATA_DIR. */
  reachable: boolean;
};

/** A cluster that exists is always used where it is: changed permissions must not make an academy look empty. */
export function chooseFolder(situation: Situation): string {
  const { own, state, isRoot, account, ownHasCluster, stateHasCluster, reachable } = situation;
  if (ownHasCluster) {
    if (!reachable) throw carpetaInalcanzable(own, account);
    return own;
  }
  if (stateHasCluster) {
    if (!isRoot) throw carpetaDeOtro(state, 'la inició root');
    return state;
  }
  return reachable ? own : state;
}
