import { expect, test } from 'vitest';
import { packRows, unpackRows } from '#platform/sheets/packed-rows.ts';

test('las filas llegan como salieron: celdas vacías, de varias líneas o una sola', () => {
  const filas = [
    { linea: 2, celdas: ['Íñigo', '', 'dos\nlíneas'] },
    { linea: 5, celdas: [''] },
    { linea: 9, celdas: ['', ''] },
  ];
  expect(unpackRows(packRows(filas))).toEqual(filas);
});
