import { expect, test } from 'vitest';
import type { PlaceSeen } from '#pages/intentos/sala/motor/snapshot.ts';
import { byBrowser, byTab } from '#platform/remembered.ts';
import { firstPage, firstPageOf, keepPlace } from '#pages/intentos/sala/place-kept.ts';

const vista = (respuesta: unknown): PlaceSeen => ({
  respuesta,
  respondida: respuesta !== null,
  estado: 'nada',
  otra: undefined,
  fallo: null,
});
const asked = new Map([
  [1, 1],
  [2, 2],
  [3, 3],
]);
const pages = [[0, 1], [2], [3]];

test.each([
  ['sin nada respondido, la primera', [null, null, null, null], null, 0],
  ['con algo respondido, la primera en blanco', [null, 'a', null, null], null, 1],
  ['con todo respondido, la primera', [null, 'a', 'b', 'c'], null, 0],
  ['donde se estaba', [null, null, null, null], 3, 2],
  ['un lugar que ya no existe no cuenta', [null, 'a', 'b', null], 9, 2],
])('%s', (_, respuestas, kept, page) => {
  expect(firstPage(pages, respuestas.map(vista), asked, kept)).toBe(page);
});

test('cada intento recuerda lo suyo en esta pestaña', () => {
  keepPlace('uno', 2);
  const nada = [null, null, null, null].map(vista);
  expect(firstPageOf('uno', pages, nada, asked)).toBe(1);
  expect(firstPageOf('otro', pages, nada, asked)).toBe(0);
});

test('una pestaña que se cerró y se abre de nuevo vuelve adonde se estaba', () => {
  const nada = [null, null, null, null].map(vista);
  keepPlace('uno', 2);
  keepPlace('uno', 3);
  byTab.forgetAll();
  expect(firstPageOf('uno', pages, nada, asked)).toBe(2);
  expect(firstPageOf('otro', pages, nada, asked)).toBe(0);
});

test('dos pestañas abiertas a la vez están cada una en su sitio', () => {
  const nada = [null, null, null, null].map(vista);
  keepPlace('uno', 2);
  byBrowser.writeJson('catedra:ultimo-lugar', { intentoId: 'uno', lugar: 3 });
  expect(firstPageOf('uno', pages, nada, asked)).toBe(1);
});
