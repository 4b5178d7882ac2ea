import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { expect, test } from 'vitest';
import {
  cambioDe,
  columnasDe,
  otrosCambios,
  textoDe,
} from '#pages/usuarios/carga-masiva/revision/row-cells.ts';

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

test('de quien es nuevo se enseña el nombre como va a quedar, si así se eligió', () => {
  const nueva = { ...fila, estado: 'nueva', celdas: ['ANA DE LA PEÑA', '', 'ALMACÉN', ''] } as FilaDeCarga;
  const con = (corregirMayusculas: boolean) =>
    columnasDe({ ...carga, opciones: { ...carga.opciones, corregirMayusculas } }).map((columna) =>
      textoDe(nueva, columna),
    );
  expect(con(true)).toEqual(['Ana de la Peña', 'ALMACÉN', '']);
  expect(con(false)).toEqual(['ANA DE LA PEÑA', 'ALMACÉN', '']);
});
