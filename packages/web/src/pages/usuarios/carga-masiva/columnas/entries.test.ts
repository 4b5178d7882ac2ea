import { nombreDeDato } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { describe, expect, test } from 'vitest';
import { noteOf, pendingOf, sectionOf } from '#pages/usuarios/carga-masiva/columnas/entries.ts';

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
const nota = (columna: number) => noteOf(carga, mapeo, columna, (dato) => nombreDeDato(dato, []));

test.each([
  [0, 'out'],
  [1, 'known'],
  [4, 'decide'],
  [5, 'decide'],
])('la columna %i se muestra en %s', (columna, section) => {
  expect(sectionOf(carga, columna)).toBe(section);
});

describe('junto a cada columna', () => {
  test('dos apellidos dicen cómo se unen, y cualquiera se suelta', () => {
    expect(nota(2)).toMatchObject({ text: 'Se unen: Núñez Íñiguez.', warns: false });
    expect(nota(2).offers[0]?.mapeo[2]).toBeNull();
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
  const name = String;
  expect(pendingOf(carga, mapeo, new Set(), name)).toBe(2);
  expect(pendingOf(carga, mapeo, new Set([5]), name)).toBe(1);
});
