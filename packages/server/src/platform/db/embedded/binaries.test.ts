import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readNobody } from '#platform/db/embedded/account.ts';
import { findBinaries, usableBinaries } from '#platform/db/embedded/binaries.ts';
import { temporaryFolder } from '#platform/db/embedded/fixtures/temporary-folder.ts';

test.runIf(process.getuid?.() === 0)(
  'si el usuario de PostgreSQL no puede leer sus programas, se copian completos una sola vez',
  () => {
    const found = findBinaries();
    const hidden = join(temporaryFolder(0o700), 'native');
    cpSync(found.native, hidden, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
    execFileSync('chmod', ['-R', 'go-rwx', hidden]);
    const folder = temporaryFolder();
    const unreachable = { ...found, native: hidden, postgres: join(hidden, 'bin/postgres') };
    const account = { name: 'nobody', ids: readNobody() };
    const messages: string[] = [];

    const copy = usableBinaries(unreachable, folder, account, (message) => messages.push(message));
    const again = usableBinaries(unreachable, folder, account, (message) => messages.push(message));

    expect(copy.native).toBe(join(folder, `postgresql-${found.version}`));
    expect(existsSync(join(copy.native, 'lib/libpq.so.5'))).toBe(true);
    expect(again).toEqual(copy);
    expect(messages).toHaveLength(1);
  },
);

test('los programas que trae npm se usan donde están si se puede', () => {
  const found = findBinaries();

  expect(usableBinaries(found, temporaryFolder(), { name: 'yo' }, () => undefined)).toEqual(found);
});
