import { expect, test } from 'vitest';

import {
  isOfThisNamespace,
  parseCommandLine,
  parsePostmasterFile,
  sameServer,
  servesCluster,
} from '#platform/db/embedded/postmaster-file.ts';

const FILE =
  '7278\n/datos/cluster\n1794708037\n5999\n/datos/cluster\n127.0.0.1\n 16506907        12\nready   \n';

test('el archivo de PostgreSQL dice su proceso, por dónde atiende y si está listo', () => {
  expect(parsePostmasterFile(FILE)).toEqual({
    pid: 7278,
    port: 5999,
    sockets: '/datos/cluster',
    status: 'ready',
  });
});

test('un archivo a medio escribir no señala ningún proceso listo', () => {
  expect(parsePostmasterFile('')).toBeUndefined();
  expect(parsePostmasterFile('-42\n')).toBeUndefined();
  expect(parsePostmasterFile('7278\n/datos/cluster\n')).toEqual({
    pid: 7278,
    port: 0,
    sockets: '',
    status: '',
  });
});

test('solo es nuestro un PostgreSQL de esta misma carpeta', () => {
  const ours = parseCommandLine('/opt/bin/postgres\0-D\0/datos/cluster\0-p\x005999\0');
  expect(servesCluster(ours, '/datos/cluster')).toBe(true);
  expect(servesCluster(ours, '/datos/cluster-2')).toBe(false);
  expect(servesCluster(parseCommandLine('/usr/bin/vim\0-D\0/datos/cluster\0'), '/datos/cluster')).toBe(false);
  expect(servesCluster(parseCommandLine(''), '/datos/cluster')).toBe(false);
});

test('un proceso de dentro de un contenedor no es el que lleva ese número aquí', () => {
  expect(isOfThisNamespace('Name:\tpostgres\nNSpid:\t57\nVmPeak:\t1 kB\n')).toBe(true);
  expect(isOfThisNamespace('Name:\tpostgres\nNSpid:\t57\t12\nVmPeak:\t1 kB\n')).toBe(false);
});

test('dos servidores son el mismo si solo cambia el puerto', () => {
  const server = ['postgres', '-D', '/datos', '-p', '5999', '-c', 'fsync=on'];
  expect(sameServer(server, ['postgres', '-D', '/datos', '-p', '0', '-c', 'fsync=on'])).toBe(true);
  expect(sameServer(server, ['postgres', '-D', '/datos', '-p', '5999', '-c', 'fsync=off'])).toBe(false);
});
