import { describe, expect, test } from 'vitest';
import { aviso, bien, codigoDeSalida, enUnaLinea, mal } from './hallazgo.ts';
import {
  juzgarCertificado,
  juzgarCopia,
  juzgarDireccion,
  juzgarDisco,
  juzgarReloj,
  juzgarServidor,
  type Servidor,
} from './juicios.ts';

const ahora = new Date('2026-11-19T10:00:00Z');
const hace = (horas: number) => new Date(ahora.getTime() - horas * 3_600_000);

test('el código de salida es el de lo peor', () => {
  expect(codigoDeSalida([])).toBe(0);
  expect(codigoDeSalida([bien('a', 'b')])).toBe(0);
  expect(codigoDeSalida([aviso('a', 'b'), bien('a', 'b')])).toBe(1);
  expect(codigoDeSalida([aviso('a', 'b'), mal('a', 'b')])).toBe(2);
  expect(enUnaLinea(mal('Disco', 'lleno.'))).toBe('mal    Disco: lleno.');
});

test.each([
  [0, 'bien'],
  [1900, 'bien'],
  [-2100, 'aviso'],
  [61_000, 'mal'],
])('un reloj a %s ms está %s', (ms, gravedad) => {
  expect(juzgarReloj(ms).gravedad).toBe(gravedad);
});

test.each([
  [499, 'mal'],
  [500, 'aviso'],
  [1999, 'aviso'],
  [2000, 'bien'],
])('con %s MB libres y 500 de reserva el disco está %s', (libre, gravedad) => {
  expect(juzgarDisco(libre, 500).gravedad).toBe(gravedad);
});

test.each([
  [null, 'mal'],
  [hace(1), 'bien'],
  [hace(25), 'bien'],
  [hace(27), 'aviso'],
  [hace(200), 'mal'],
])('una copia de %s está %s', (ultima, gravedad) => {
  expect(juzgarCopia(ultima, ahora).gravedad).toBe(gravedad);
});

test.each([
  [hace(1), 'mal'],
  [hace(-24 * 3), 'aviso'],
  [hace(-24 * 60), 'bien'],
])('un certificado hasta %s está %s', (hasta, gravedad) => {
  expect(juzgarCertificado(hasta, ahora).gravedad).toBe(gravedad);
});

const servidor: Servidor = {
  numero: 180_001,
  version: '18.1',
  codificacion: 'UTF8',
  comparacion: 'C.UTF-8',
  comparacionDe: null,
  comparacionDeAhora: null,
  faltan: [],
  inseguros: [],
};

describe('PostgreSQL', () => {
  test.each<[Partial<Servidor>, string | null]>([
    [{}, null],
    [{ numero: 140_011, version: '14.11' }, 'mal    Base de datos: es PostgreSQL 14.11'],
    [{ codificacion: 'SQL_ASCII' }, 'mal    Codificación: la base guarda SQL_ASCII'],
    [{ comparacionDe: '2.31', comparacionDeAhora: '2.36' }, 'aviso  Orden de los textos'],
    [{ faltan: ['unaccent', 'pg_trgm'] }, 'mal    Extensiones: faltan unaccent y pg_trgm'],
    [{ inseguros: ['fsync'] }, 'mal    Durabilidad: fsync'],
  ])('%j', (parte, dice) => {
    const raros = juzgarServidor({ ...servidor, ...parte })
      .filter(({ gravedad }) => gravedad !== 'bien')
      .map(enUnaLinea);
    if (dice === null) expect(raros).toEqual([]);
    else expect(raros).toEqual([expect.stringContaining(dice)]);
  });
});

test.each([
  [{ PUBLIC_URL: undefined, TRUST_PROXY: '', HOST: '127.0.0.1', NODE_ENV: 'development' }, ['bien']],
  [{ PUBLIC_URL: undefined, TRUST_PROXY: '', HOST: '0.0.0.0', NODE_ENV: 'production' }, ['aviso']],
  [
    { PUBLIC_URL: 'http://a.es', TRUST_PROXY: 'loopback', HOST: '127.0.0.1', NODE_ENV: 'production' },
    ['aviso'],
  ],
  [{ PUBLIC_URL: 'https://a.es', TRUST_PROXY: '', HOST: '127.0.0.1', NODE_ENV: 'production' }, ['aviso']],
  [{ PUBLIC_URL: 'https://a.es', TRUST_PROXY: 'loopback', HOST: '127.0.0.1', NODE_ENV: 'production' }, []],
])('la dirección de %j', (config, gravedades) => {
  expect(juzgarDireccion(config).map(({ gravedad }) => gravedad)).toEqual(gravedades);
});
