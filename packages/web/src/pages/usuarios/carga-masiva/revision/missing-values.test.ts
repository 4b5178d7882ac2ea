import { expect, test } from 'vitest';
import { missingValues } from '#pages/usuarios/carga-masiva/revision/missing-values.ts';

test('falta lo que la lista no tiene, y se dice a qué se parece', () => {
  const opciones = [
    { id: 'a', texto: 'Getafe', retirada: false },
    { id: 'b', texto: 'Toledo', retirada: true },
  ];
  const valores = [
    { texto: 'GETAFE', filas: 9 },
    { texto: 'Almacén Sur', filas: 4 },
    { texto: 'Toledo', filas: 2 },
    { texto: 'Getaffe', filas: 1 },
    { texto: '_', filas: 1 },
  ];
  expect(missingValues({ opciones }, { valores, vacias: 3 })).toEqual([
    { texto: 'Almacén Sur', filas: 4, parecido: null },
    { texto: 'Toledo', filas: 2, parecido: null },
    { texto: 'Getaffe', filas: 1, parecido: 'Getafe' },
  ]);
});
