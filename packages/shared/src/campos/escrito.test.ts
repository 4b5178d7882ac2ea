import { expect, test } from 'vitest';
import { fechaDeHoja, fechaEscrita, leerEscrito, numeroEscrito, siNoEscrito } from '#campos/escrito.ts';
import type { FormaDeCampo, TipoDeCampo } from '#campos/tipos.ts';

const campo = (tipo: TipoDeCampo, textos: readonly string[] = []): FormaDeCampo => ({
  tipo,
  decimales: false,
  opciones: textos.map((texto) => ({ id: `id-${texto}`, texto, retirada: texto.startsWith('x') })),
});

test.each([
  ['18/11/2026', '2026-11-18'],
  ['8/1/2026', '2026-01-08'],
  ['18-11-26', '2026-11-18'],
  ['18.11.99', '1999-11-18'],
  ['2026-11-18', '2026-11-18'],
  ['2026-11-18T00:00:00', '2026-11-18'],
  ['20261118', '2026-11-18'],
  ['20261318', null],
  ['18/11/2026 0:00:00', '2026-11-18'],
  ['18 de noviembre de 2026', '2026-11-18'],
  ['mié 18 nov 2026', '2026-11-18'],
  ['miércoles, 18 de noviembre de 2026', '2026-11-18'],
  ['3 sept. 2020', '2020-09-03'],
  ['3 de setiembre del 2020', '2020-09-03'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['11/18/2026', null],
  ['31/04/2026', null],
  ['18/11/1820', null],
  ['mañana', null],
  ['', null],
])('la fecha «%s» es %s', (texto, dia) => {
  expect(fechaEscrita(texto)).toBe(dia);
});

test.each([
  ['1.234,5', 1234.5],
  ['1234,5', 1234.5],
  ['1234.5', 1234.5],
  ['1.234', 1234],
  ['1.234.567', 1_234_567],
  ['1,234.50', 1234.5],
  ['1 234,5', 1234.5],
  ['−7', -7],
  ['0', 0],
  ['007', 7],
  ['1,2,3', null],
  ['12 €', null],
  ['1e5', null],
  ['Infinity', null],
  ['', null],
])('el número «%s» es %s', (texto, numero) => {
  expect(numeroEscrito(texto)).toBe(numero);
});

test.each([
  ['Sí', true],
  ['SI', true],
  ['x', true],
  ['No', false],
  ['falso', false],
  ['quizá', null],
])('«%s» es %s', (texto, dicho) => {
  expect(siNoEscrito(texto)).toBe(dicho);
});

test('una lista entiende acentos y mayúsculas, propone el más parecido y no da lo retirado', () => {
  const centro = campo('lista', ['Getafe', 'Azuqueca de Henares', 'xViejo']);
  expect(leerEscrito(centro, ' GETÁFE ')).toEqual({ valor: 'id-Getafe' });
  expect(leerEscrito(centro, 'Getaffe')).toEqual({
    error: '«Getaffe» no está en la lista. ¿Quisiste decir «Getafe»?',
  });
  expect(leerEscrito(centro, 'xViejo')).toHaveProperty('error');
});

test('un número sin decimales no los admite', () => {
  expect(leerEscrito(campo('numero'), '1,5')).toEqual({ error: 'Escribe un número sin decimales.' });
  expect(leerEscrito({ ...campo('numero'), decimales: true }, '1,5')).toEqual({ valor: 1.5 });
  expect(leerEscrito(campo('numero'), '99999999999999')).toHaveProperty('error');
});

test.each([
  ['46344', '2026-11-18'],
  ['45351', '2024-02-29'],
  ['28001', '1976-08-29'],
  ['1234', null],
  ['18/11/2026', null],
])('de una hoja, «%s» es el día %s', (texto, dia) => {
  expect(fechaDeHoja(texto)).toBe(dia);
});
