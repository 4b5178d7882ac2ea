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
  ['ensayo', { html: '<p>Qué pasó:</p><p></p>' }, false],
  ['ensayo', { html: '<p></p>' }, false],
  ['ensayo', { html: '<p>Qué pasó: resbalé</p>' }, true],
])('%s %j: respondida, como al corregir, %s', (tipo, respuesta, respondida) => {
  const publica = { plantilla: '<p>Qué pasó:</p>' };
  expect(estaRespondida(respuesta, publica)).toBe(respondida);
  expect(tipoDePregunta(tipo).enBlanco(respuesta, publica)).toBe(!respondida);
});

test('sin nada no está respondida', () => {
  expect([null, undefined].map((nada) => estaRespondida(nada))).toEqual([false, false]);
});
