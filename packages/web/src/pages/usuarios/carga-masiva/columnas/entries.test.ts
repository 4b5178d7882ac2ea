import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { datoDeCampo } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { describe, expect, test } from 'vitest';
import { headOf, noteOf, pendingOf, sectionOf } from '#pages/usuarios/carga-masiva/columnas/entries.ts';

const opcion = (campo: 'documento' | 'estado', porque: string, duda = false) => ({ campo, porque, duda });

const carga = {
  encabezados: [
    'Nº empleado',
    'Primer apellido',
    'Segundo apellido',
    'DNI',
    'Situación',
    'Nombre de contacto',
  ],
  columnas: [
    [opcion('documento', 'Por el título.')],
    [],
    [],
    [opcion('documento', 'Por sus valores.')],
    [opcion('estado', 'No son los nuestros.', true)],
    [],
  ],
  ejemplos: [{ linea: 2, celdas: ['1', 'Núñez', 'Íñiguez', '50872341K', 'IT', 'Jesús'] }],
  opciones: { mapeo: [null, 'apellidos', 'apellidos', 'documento', null, null] },
} as unknown as Carga;
const { mapeo } = carga.opciones;
const nota = (columna: number) => noteOf(carga, mapeo, columna, []);

test.each([
  [0, 'out'],
  [1, 'known'],
  [4, 'decide'],
  [5, 'decide'],
])('la columna %i se muestra en %s', (columna, section) => {
  expect(sectionOf(carga, columna)).toBe(section);
});

test.each([
  [[null, null], { title: 'No se importa', note: '2 columnas' }],
  [['correo', null], { title: 'Las demás columnas', note: '1 de 2 columnas no se importa' }],
  [['correo', 'telefono'], { title: 'Las demás columnas', note: '2 columnas, con lo que has decidido' }],
] as const)(
  'sobre lo que quedaba fuera no se dice que no se importa cuando ya se importa: %j',
  (suyo, head) => {
    expect(headOf('out', carga, [...suyo], [0, 1])).toEqual(head);
  },
);

describe('junto a cada columna', () => {
  test('dos apellidos dicen cómo se unen, y cualquiera se suelta', () => {
    expect(nota(2)).toMatchObject({ text: 'Se unen: Núñez Íñiguez.', warns: false });
    expect(nota(2).offers[0]?.mapeo[2]).toBeNull();
  });

  test('el ejemplo de cómo se unen tiene los dos, si alguna fila los trae', () => {
    const sinSegundo = { linea: 2, celdas: ['1', 'Muñoz', '', '', '', ''] };
    const ejemplos = [sinSegundo, ...carga.ejemplos];
    expect(noteOf({ ...carga, ejemplos }, mapeo, 1, []).text).toBe('Se unen: Núñez Íñiguez.');
    expect(noteOf({ ...carga, ejemplos: [sinSegundo] }, mapeo, 1, []).text).toBe('Se unen: Muñoz.');
  });

  test('se ofrece la otra columna que podría ser lo mismo', () => {
    const [otra] = nota(3).offers;
    expect(otra?.label).toBe('O usar «Nº empleado»');
    expect(otra?.mapeo).toEqual(['documento', 'apellidos', 'apellidos', null, null, null]);
  });

  test('lo que se perdería se avisa', () => {
    expect(nota(5)).toMatchObject({
      text: 'El título habla de un nombre y no se va a importar.',
      warns: true,
    });
    expect(nota(4)).toMatchObject({ text: 'No son los nuestros.', warns: true });
  });
});

test('quedan por decidir las dudas que nadie dio por buenas', () => {
  expect(pendingOf(carga, mapeo, new Set(), [])).toBe(2);
  expect(pendingOf(carga, mapeo, new Set([5]), [])).toBe(1);
});

test('un campo de números con una columna de textos se avisa en cuanto se elige', () => {
  const edad = { id: 'c1', nombre: 'Antigüedad', tipo: 'numero', opciones: [] } as unknown as Campo;
  const elegido = mapeo.with(4, datoDeCampo(edad.id));
  expect(noteOf(carga, elegido, 4, [edad])).toMatchObject({
    text: 'No encaja en «Antigüedad», porque sus valores no son números: «IT».',
    warns: true,
  });
  expect(noteOf(carga, mapeo.with(0, datoDeCampo(edad.id)), 0, [edad]).warns).toBe(false);
});
