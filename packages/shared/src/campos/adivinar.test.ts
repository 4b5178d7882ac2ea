import { expect, test } from 'vitest';
import { conDecimales, tipoProbable } from '#campos/adivinar.ts';

const contados = (textos: readonly string[], filas = 1) => textos.map((texto) => ({ texto, filas }));

test.each([
  [contados(['Getafe', 'Coslada'], 40), 'lista'],
  [contados(['Sí', 'No'], 40), 'si_no'],
  [contados(['x'], 40), 'si_no'],
  [contados(['15/03/2023', '2/1/2019']), 'fecha'],
  [contados(['10', '20', '1.500'], 3), 'numero'],
  [contados(['00017', '00018']), 'texto'],
  [contados(['Turno partido', 'Nada']), 'texto'],
  [contados([]), 'texto'],
])('%j es %s', (valores, tipo) => {
  expect(tipoProbable(valores)).toBe(tipo);
});

test.each([
  [['10', '20'], false],
  [['10', '37,5'], true],
  [['1.500'], false],
  [['12.75'], true],
])('%j tiene decimales: %s', (textos, tiene) => {
  expect(conDecimales(contados(textos))).toBe(tiene);
});
