import { readFileSync } from 'node:fs';

import { carpetaDeOtro } from '#platform/db/embedded/errors.ts';

/** The user PostgreSQL runs as; without ids it is whoever runs the program. */
export type Account = { name: string; ids?: { uid: number; gid: number } };

export type Owner = { uid: number; gid: number };

/** PostgreSQL refuses uid 0 and a cluster that is not its own, so root lends it to the cluster's owner or to nobody. */
export function chooseAccount(
  uid: number,
  cluster: string,
  owner: Owner | undefined,
  nobody: Owner,
): Account {
  if (uid !== 0) {
    if (owner && owner.uid !== uid) throw carpetaDeOtro(cluster, `uid ${owner.uid}`);
    return { name: `uid ${uid}` };
  }
  if (owner?.uid === 0) throw carpetaDeOtro(cluster, 'root, con el que PostgreSQL no trabaja');
  if (owner && owner.uid !== nobody.uid) return { name: `uid ${owner.uid}`, ids: owner };
  return { name: 'nobody', ids: nobody };
}

export function parseNobody(passwd: string): Owner {
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  return { uid: Number(fields?.[2] ?? 65534), gid: Number(fields?.[3] ?? 65534) };
}

export function readNobody(): Owner {
  try {
    return parseNobody(readFileSync('/etc/passwd', 'utf8'));
  } catch {
    return parseNobody('');
  }
}
