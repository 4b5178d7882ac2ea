import { porCiento } from '@catedra/shared/preguntas/por-ciento.ts';
import { expect, test } from 'vitest';
import { linesOf } from '#preguntas/new-part.ts';
import { exactOf, thirdOf } from '#preguntas/percent.ts';

test.each([
  ['100', '1'],
  ['33,33', '3333/10000'],
  ['-25', '-1/4'],
  ['−25 %', '-1/4'],
  ['1/3', '1/3'],
  ['⅓', '1/3'],
  ['12,5', '1/8'],
  ['', null],
  ['mucho', null],
])('«%s» se guarda como %s', (typed, exact) => {
  expect(exactOf(typed)).toBe(exact);
});

test.each([
  ['1/3', '33,33'],
  ['1', '100'],
  ['-1/4', '−25'],
  ['1/8', '12,5'],
  ['0', '0'],
])('%s se lee «%s»', (exact, written) => {
  expect(porCiento(exact)).toBe(written);
});

test('quien escribe 33,33 quería decir un tercio, y se le ofrece', () => {
  expect(thirdOf('3333/10000')).toEqual({ exact: '1/3', sign: '⅓' });
  expect(thirdOf('-3333/10000')).toEqual({ exact: '-1/3', sign: '−⅓' });
  expect(thirdOf('1/3')).toBeNull();
  expect(thirdOf('1/2')).toBeNull();
});

test('de una lista pegada quedan sus líneas, sin sus letras ni guiones', () => {
  expect(linesOf('a) Avisar\r\n\n b) Seguir\n- Esperar\n3. 3,5 kg\nA veces')).toEqual([
    'Avisar',
    'Seguir',
    'Esperar',
    '3,5 kg',
    'A veces',
  ]);
});
