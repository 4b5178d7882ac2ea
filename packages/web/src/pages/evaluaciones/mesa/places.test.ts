import type { LugarFijo, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { expect, test } from 'vitest';
import { movido, sinSeccion, soltado } from '#pages/evaluaciones/mesa/places.ts';

const lugar = (id: string, bajo: string | null = null): LugarFijo => ({
  tipo: 'pregunta',
  id,
  preguntaId: id,
  puntos: 1,
  resta: null,
  bajo,
});
const seccion = (id: string, ...lugares: LugarFijo[]): SeccionDePrueba => ({ id, titulo: null, lugares });
const escrito = (secciones: readonly SeccionDePrueba[]) =>
  secciones.map(({ id, lugares }) => `${id}:${lugares.map((uno) => uno.id).join('')}`).join(' ');
const dos = [seccion('A', lugar('1'), lugar('2')), seccion('B', lugar('3'))];

test.each([
  ['1', 1, 'A:21 B:3'],
  ['2', 1, 'A:1 B:23'],
  ['3', -1, 'A:123 B:'],
  ['1', -1, 'A:12 B:3'],
  ['3', 1, 'A:12 B:3'],
] as const)('la pregunta %s movida %i', (id, by, result) => {
  expect(escrito(movido(dos, id, by))).toBe(result);
});

test.each([
  ['1', { beside: '3', after: false }, 'A:2 B:13'],
  ['1', { beside: '3', after: true }, 'A:2 B:31'],
  ['3', { into: 'A' }, 'A:123 B:'],
  ['1', { beside: '1', after: true }, 'A:12 B:3'],
] as const)('la pregunta %s soltada en %o', (id, where, result) => {
  expect(escrito(soltado(dos, id, where))).toBe(result);
});

test('quien sale de debajo de su descripción deja de estar bajo ella', () => {
  const juntas = [seccion('A', lugar('d'), lugar('1', 'd')), seccion('B')];
  const [primera] = movido(juntas, '1', -1);
  expect(primera?.lugares).toEqual([lugar('1'), lugar('d')]);
});

test('lo que tenía una sección pasa a la anterior', () => {
  expect(escrito(sinSeccion(dos, 'B'))).toBe('A:123');
  expect(escrito(sinSeccion(dos, 'A'))).toBe('B:123');
});
