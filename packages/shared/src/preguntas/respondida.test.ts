import { expect, test } from 'vitest';
import { estaRespondida } from '#preguntas/respondida.ts';
import { tipoDePregunta, type TipoPregunta } from '#preguntas/tipos.ts';

test.each<[TipoPregunta, unknown, boolean]>([
  ['unica', { opcion: 'a' }, true],
  ['verdadero_falso', { valor: false }, true],
  ['multiple', { opciones: ['a'] }, true],
  ['corta', { texto: 'extintor' }, true],
  ['corta', { texto: '  \u00A0' }, false],
  ['numerica', { texto: '0', unidad: null }, true],
  ['numerica', { texto: '', unidad: 'kg' }, false],
  ['completar', { huecos: { h1: ' ', h2: 'arnés' } }, true],
  ['completar', { huecos: { h1: ' ' } }, false],
  ['emparejar', { pares: { a: 'b' } }, true],
  ['archivo', { archivoIds: ['x'] }, true],
])('%s %j: respondida, como al corregir, %s', (tipo, respuesta, respondida) => {
  expect(estaRespondida(respuesta)).toBe(respondida);
  expect(tipoDePregunta(tipo).enBlanco(respuesta, {})).toBe(!respondida);
});

test('sin nada no está respondida', () => {
  expect([null, undefined].map(estaRespondida)).toEqual([false, false]);
});
