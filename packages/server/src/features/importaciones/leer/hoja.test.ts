import { buffer } from 'node:stream/consumers';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { expect, test } from 'vitest';
import { leerHoja } from '#features/importaciones/leer/hoja.ts';
import { plantillaDePreguntas } from '#features/importaciones/plantilla.ts';
import { leer } from '#platform/sheets/testing/sheets.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';

test('los ejemplos de la plantilla se leen, uno de cada tipo', async () => {
  const plantilla = await buffer(plantillaDePreguntas());
  const ejemplos = await leer(plantilla, { hoja: 'Ejemplos' });
  const leidas = await leerHoja(plantilla, 'plantilla.xlsx', () => Promise.resolve(ejemplos));
  const tipos = leidas.map((una) => (una.clase === 'leida' ? una.mitades.publica.tipo : una.porque));
  expect(tipos).toEqual(TIPOS_DE_PREGUNTA);
  expect(leidas.flatMap((una) => (una.clase === 'leida' ? una.cambios : []))).toEqual([]);
});

test('la plantilla sin rellenar no tiene preguntas, y la rellena se lee por su hoja', async () => {
  const vacia = await buffer(plantillaDePreguntas());
  expect(await leerHoja(vacia, 'plantilla.xlsx', leer)).toEqual([]);

  const columns = ['Pregunta', 'Opción A', 'Opción B', 'Correcta'].map((titulo) => ({ titulo, ancho: 20 }));
  const libro = await buffer(
    writeXlsx({
      sheets: [
        { nombre: 'Notas', columns: [{ titulo: 'Pregunta', ancho: 20 }], rows: [['Esto no']] },
        { nombre: 'Preguntas', columns, rows: [['¿Cuál?', 'Uno', 'Dos', 'B']] },
      ],
    }),
  );
  expect(await leerHoja(libro, 'x.xlsx', leer)).toMatchObject([
    { clase: 'leida', titulo: '¿Cuál?', lugar: { linea: 2 } },
  ]);
});

test('un CSV de los nuestros, con punto y coma y en Windows, también', async () => {
  const csv =
    'Pregunta;Opción A;Opción B;Correcta;Puntos\r\n¿Qué año?;1.990;2.000;A;1,5\r\n\r\n¿Cuál?;Uno;"Dos\ny medio";B;\r\n';
  const leidas = await leerHoja(Buffer.from(csv, 'latin1'), 'preguntas.csv', leer);
  expect(leidas).toMatchObject([
    { clase: 'leida', titulo: '¿Qué año?', puntos: '3/2', lugar: { linea: 2 } },
    { clase: 'leida', titulo: '¿Cuál?', lugar: { linea: 4 } },
  ]);
});

test('lo que no es una hoja, o no tiene la columna, dice qué pasa', async () => {
  await expect(leerHoja(Buffer.from('%PDF-1.7\n%\u0000\u0001'), 'x.csv')).rejects.toMatchObject({
    name: 'ArchivoIlegible',
  });
  await expect(leerHoja(Buffer.from('Nombre;Correo\nAna;a@b.c'), 'x.csv', leer)).rejects.toThrow(
    'se llama «Pregunta»',
  );
});
