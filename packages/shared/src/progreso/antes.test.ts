import { expect, test } from 'vitest';
import { conLoDeAntes } from '#progreso/antes.ts';
import { avanceDe, caminoDe } from '#progreso/rules.ts';
import { enOrden, paso } from '#progreso/testing/paso.ts';

const ANTES = { nota: null };

test.each([null, 'en_curso'] as const)('lo hecho antes está hecho, aunque en esta esté %s', (hecho) => {
  const suyos = [conLoDeAntes(paso('a', { hecho }), ANTES), paso('b')];
  expect(avanceDe(suyos)).toMatchObject({ hechas: 1, total: 2, porcentaje: 50, faltan: ['b'] });
  const { situaciones, siguiente } = caminoDe(suyos, enOrden);
  expect([situaciones.map(({ estado }) => estado), siguiente]).toEqual([['completada', 'pendiente'], 'b']);
  expect(suyos[0]?.hechaAntes).toBe(ANTES);
});

test('lo que se completa otra vez es de esta; lo que no se completó antes queda como está', () => {
  const otraVez = paso('a', { hecho: 'completada', nota: 7 });
  expect(conLoDeAntes(otraVez, ANTES)).toBe(otraVez);
  const pendiente = paso('a');
  expect(conLoDeAntes(pendiente, undefined)).toBe(pendiente);
});
