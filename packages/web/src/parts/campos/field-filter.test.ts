import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { expect, test } from 'vitest';
import { condicionDe, errorOfNumbers, filterWords } from '#parts/campos/field-filter.ts';
import { errorOfDays } from '#ui/lists/day-range.ts';

const campo = (tipo: Campo['tipo']): Campo => ({
  id: '11111111-1111-4111-8111-111111111111',
  clave: 'uno',
  nombre: 'Uno',
  tipo,
  opciones: [{ id: 'getafe', texto: 'Getafe', retirada: false }],
  decimales: true,
  obligatorio: false,
  unico: false,
  propia: 'no',
  tutor: 've',
  orden: 1,
  estado: 'activo',
  enReglas: 0,
  enFechas: 0,
  equipo: false,
  daEnEquipo: [],
  creadoEn: '',
  actualizadoEn: '',
  version: 1,
});

test.each([
  ['lista', 'getafe', { es: 'igual', a: ['getafe'] }, 'Getafe'],
  ['lista', 'getafe,inventado', { es: 'igual', a: ['getafe'] }, 'Getafe'],
  ['lista', 'vacio', { es: 'vacio' }, 'sin valor'],
  ['lista', 'inventado', null, 'inventado'],
  ['si_no', 'si', { es: 'igual', a: [true] }, 'Sí'],
  ['si_no', 'quizá', null, 'quizá'],
  ['texto', 'pre', { es: 'contiene', a: 'pre' }, '«pre»'],
  ['fecha', '2024-01-31..', { es: 'entre', desde: '2024-01-31' }, 'desde 31/01/2024'],
  ['fecha', '..2024-01-31', { es: 'entre', hasta: '2024-01-31' }, 'hasta 31/01/2024'],
  ['fecha', 'ayer..', null, 'ayer..'],
  ['numero', '1.5..3', { es: 'entre', desde: 1.5, hasta: 3 }, 'desde 1,5 hasta 3'],
  ['numero', '1..2.5', { es: 'entre', desde: 1, hasta: 2.5 }, 'desde 1 hasta 2,5'],
  ['numero', '1.200,5..', { es: 'entre', desde: 1200.5 }, 'desde 1200,5'],
  ['numero', '..', null, '..'],
] as const)('%s: «%s» en la dirección', (tipo, texto, condicion, palabras) => {
  const { campo: _, ...dicha } = condicionDe(campo(tipo), texto) ?? { campo: '' };
  expect(dicha).toEqual(condicion ?? {});
  expect(filterWords(campo(tipo), texto, undefined)).toBe(palabras);
});

test.each([
  [errorOfNumbers, '3,5', '12', null],
  [errorOfNumbers, '', '1.200,5', null],
  [errorOfNumbers, 'tres', '', 'Escribe números, como 12,5.'],
  [errorOfNumbers, '12', '3,5', 'El primer número no puede ser mayor.'],
  [errorOfDays, '2024-01-31', '', null],
  [errorOfDays, '2024-02-01', '2024-01-31', 'El primer día no puede ser posterior.'],
])('de «%s» a «%s» se pide, o se dice por qué no', (errorOf, from, to, error) => {
  expect(errorOf({ from, to })).toBe(error);
});
