import { randomBytes } from 'node:crypto';
import { closeSync, fchownSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import type { Account } from '#platform/db/embedded/account.ts';
import { faltaContrasena } from '#platform/db/embedded/errors.ts';

export const passwordFileOf = (folder: string) => join(folder, 'clave');

export function readPassword(folder: string): string {
  try {
    return readFileSync(passwordFileOf(folder), 'utf8').trim();
  } catch (error) {
    throw faltaContrasena(passwordFileOf(folder), error);
  }
}

/** On disk before the cluster that knows it, and whole or absent, whenever the power goes. */
export function createPassword(folder: string, account: Account): string {
  const password = randomBytes(24).toString('base64url');
  const file = passwordFileOf(folder);
  const descriptor = openSync(`${file}.nueva`, 'w', 0o600);
  writeSync(descriptor, `${password}\n`);
  if (account.ids) fchownSync(descriptor, account.ids.uid, account.ids.gid);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${file}.nueva`, file);
  return password;
}
