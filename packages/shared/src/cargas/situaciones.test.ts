import { expect, test } from 'vitest';
import { situacionEscrita, situacionesPorDecidir } from '#cargas/situaciones.ts';

test('«A», «B», alta y baja se entienden solas; «IT» y «Excedencia», solo cuando alguien dijo qué son', () => {
  expect(['A', 'B', 'Alta', 'BAJA'].map((texto) => situacionEscrita(texto, {}))).toEqual([
    'activo',
    'suspendido',
    'activo',
    'suspendido',
  ]);
  expect(situacionEscrita('IT', {})).toBeNull();
  expect(situacionEscrita('Excedencia', { excedencia: 'suspendido' })).toBe('suspendido');
  expect(situacionEscrita('EXCEDENCIA', { excedencia: 'dejar' })).toBe('dejar');
  expect(situacionEscrita('constructor', {})).toBeNull();
});

test('se pregunta una vez por cada una, con cuántas filas tiene y lo que ya se dijo', () => {
  const valores = [
    { texto: 'Alta', filas: 30 },
    { texto: '', filas: 4 },
    { texto: 'Excedencia', filas: 3 },
    { texto: 'IT', filas: 12 },
    { texto: 'it', filas: 2 },
    { texto: '_', filas: 1 },
  ];
  expect(situacionesPorDecidir(valores, { excedencia: 'suspendido' })).toEqual([
    { texto: 'IT', filas: 14, decision: null },
    { texto: 'Excedencia', filas: 3, decision: 'suspendido' },
  ]);
});
