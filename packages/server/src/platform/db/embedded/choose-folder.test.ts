import { expect, test } from 'vitest';

import { chooseAccount, parseNobody } from '#platform/db/embedded/account.ts';
import { candidates, chooseFolder, type Situation } from '#platform/db/embedded/choose-folder.ts';

const nobody = { uid: 65534, gid: 65534 };
const code = (value: string) => expect.objectContaining({ code: value });

const situation = (changes: Partial<Situation>): Situation => ({
  own: '/datos/postgres',
  state: '/estado/1234',
  isRoot: true,
  account: 'nobody',
  ownHasCluster: false,
  stateHasCluster: false,
  reachable: true,
  ...changes,
});

test('la base de datos vive en la carpeta de datos si PostgreSQL puede entrar en ella', () => {
  expect(chooseFolder(situation({}))).toBe('/datos/postgres');
  expect(chooseFolder(situation({ reachable: false }))).toBe('/estado/1234');
});

test('una base de datos que ya existe se usa donde está, aunque cambien los permisos', () => {
  expect(chooseFolder(situation({ stateHasCluster: true }))).toBe('/estado/1234');
  expect(chooseFolder(situation({ ownHasCluster: true, stateHasCluster: true }))).toBe('/datos/postgres');
  expect(() => chooseFolder(situation({ ownHasCluster: true, reachable: false }))).toThrow(
    code('CARPETA_INALCANZABLE'),
  );
});

test('quien no es root no estrena otra base de datos cuando root ya tiene la de esta carpeta', () => {
  expect(() => chooseFolder(situation({ isRoot: false, stateHasCluster: true }))).toThrow(
    code('CARPETA_DE_OTRO_USUARIO'),
  );
});

test('cada carpeta de datos tiene su propio lugar duradero', () => {
  expect(candidates('/a', '/estado').state).not.toBe(candidates('/b', '/estado').state);
  expect(candidates('/a', '/estado')).toEqual(candidates('/a', '/estado'));
});

test('root presta PostgreSQL a nobody, o a quien creó la base de datos', () => {
  expect(chooseAccount(0, '/c', undefined, nobody)).toEqual({ name: 'nobody', ids: nobody });
  expect(chooseAccount(0, '/c', { uid: 1000, gid: 100 }, nobody).ids).toEqual({ uid: 1000, gid: 100 });
  expect(() => chooseAccount(0, '/c', { uid: 0, gid: 0 }, nobody)).toThrow(code('CARPETA_DE_OTRO_USUARIO'));
});

test('un usuario corriente usa solo su propia base de datos', () => {
  expect(chooseAccount(1000, '/c', undefined, nobody).ids).toBeUndefined();
  expect(chooseAccount(1000, '/c', { uid: 1000, gid: 100 }, nobody).ids).toBeUndefined();
  expect(() => chooseAccount(1000, '/c', nobody, nobody)).toThrow(code('CARPETA_DE_OTRO_USUARIO'));
});

test('nobody se busca en la lista de usuarios de la máquina', () => {
  expect(parseNobody('root:x:0:0::/:/bin/sh\nnobody:x:99:98::/:/bin/false\n')).toEqual({ uid: 99, gid: 98 });
  expect(parseNobody('')).toEqual(nobody);
});
