import { expect, test } from 'vitest';
import { lecturaDe } from '#preguntas/numerica/lectura.ts';

test.each([
  ['', 'vacio'],
  ['25', 'claro'],
  ['25,5', 'claro'],
  ['−3', 'claro'],
  ['3e2', 'claro'],
  [',5', 'claro'],
  ['5.', 'claro'],
  ['0,300', 'claro'],
  ['1.234.567', 'claro'],
  ['1.234,5', 'claro'],
  ['12 000', 'claro'],
  ['1.23.4', 'no_es_numero'],
  ['1,234,56.7.8', 'no_es_numero'],
  ['veinte', 'no_es_numero'],
])('«%s» se lee como %s', (escrito, tipo) => {
  expect(lecturaDe(escrito).tipo).toBe(tipo);
});

test('«25.300» se puede leer de dos maneras', () => {
  expect(lecturaDe('25.300')).toEqual({ tipo: 'dos', lecturas: ['25.300', '25,3'] });
  expect(lecturaDe('25,300 kg', ['kg'])).toEqual({ tipo: 'dos', lecturas: ['25.300', '25,3'] });
});

test('con su unidad sigue siendo un número; con otra cosa, no', () => {
  expect(lecturaDe('25 kg', ['kg']).tipo).toBe('claro');
  expect(lecturaDe('25 kilos', ['kg']).tipo).toBe('no_es_numero');
});
