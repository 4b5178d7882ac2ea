import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { expect, test } from 'vitest';
import { cambioDe, columnasDe, otrosCambios } from '#pages/usuarios/carga-masiva/revision/row-cells.ts';

const carga = {
  encabezados: ['Nombre completo', 'Notas', 'Grupo', 'Grupo (2)'],
  opciones: { mapeo: ['nombreCompleto', null, 'grupos', 'grupos'] },
} as unknown as Carga;
const columnas = columnasDe(carga);
const fila = {
  estado: 'cambia',
  resultado: null,
  cambios: {
    apellidos: ['Bermúdez', 'Bermúdez Caamaño'],
    grupos: [null, 'Almacén'],
    usuario: [null, 'xbermudez'],
  },
} as unknown as FilaDeCarga;

test('las columnas que no se importan no se enseñan', () => {
  expect(columnas.map(({ posicion }) => posicion)).toEqual([0, 2, 3]);
});

test('lo que cambia va en su columna, una sola vez', () => {
  expect(columnas.map((columna) => cambioDe(fila, columna, columnas))).toEqual([
    ['Bermúdez', 'Bermúdez Caamaño'],
    [null, 'Almacén'],
    null,
  ]);
});

test('lo que cambia sin columna propia se dice aparte', () => {
  expect(otrosCambios(fila, columnas)).toEqual([['usuario', [null, 'xbermudez']]]);
});
