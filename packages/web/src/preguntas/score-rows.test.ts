import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import { describe, expect, test } from 'vitest';
import { pointsOf } from '#preguntas/points.ts';
import { scoreRows } from '#preguntas/score-rows.ts';

const opciones = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'].map((id) => ({
  id,
  texto: `<p>${id}</p>`,
  fija: false,
}));
const multiple = { tipo: 'multiple', enunciado: '<p>?</p>', opciones, barajar: true } as Publica;
const clave = {
  explicacion: '',
  modo: 'proporcional',
  correctas: ['aaaa', 'bbbb', 'dddd'],
  pesos: {},
  explicaciones: {},
};
const seen = (publica: Publica, key: Record<string, unknown>, resta: '0' | '1/4' = '0') =>
  scoreRows(publica, key, resta).map(({ label, fraccion }) => [label, pointsOf(fraccion, 2)]);

test('de varias correctas se dice lo que dan las buenas, con errores y sin ellos', () => {
  expect(seen(multiple, clave)).toEqual([
    ['las 3 buenas', '2'],
    ['2 buenas', '1,33'],
    ['las 3 buenas y 1 error', '1'],
    ['1 buena', '0,67'],
    ['2 buenas y 1 error', '0,33'],
    ['todas', '0'],
  ]);
});

test('lo que resta un error se ve en la fila del que falla', () => {
  const publica = { tipo: 'verdadero_falso', enunciado: '<p>?</p>' } as Publica;
  const key = { explicacion: '', correcta: true, siVerdadero: '', siFalso: '', pesoDelError: '0' };
  expect(seen(publica, key, '1/4')).toEqual([
    ['si acierta', '2'],
    ['si falla', '−0,5'],
  ]);
});

test('sin ninguna correcta todavía no hay nada que contar', () => {
  expect(scoreRows(multiple, { ...clave, correctas: [] }, '0')).toEqual([]);
});

describe('el ejemplo de cada tipo', () => {
  test.each(['unica', 'multiple', 'verdadero_falso', 'emparejar', 'ordenar'] as const)('%s', (tipo) => {
    const { ejemplo } = tipoDePregunta(tipo);
    const rows = scoreRows(ejemplo.publica as Publica, ejemplo.clave, '0');
    expect(rows.length).toBeGreaterThan(1);
    expect(pointsOf(rows[0]?.fraccion ?? { n: 0n, d: 1n }, 1)).toBe('1');
  });
});
