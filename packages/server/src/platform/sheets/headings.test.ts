import { expect, test } from 'vitest';
import { nameColumns } from '#platform/sheets/headings.ts';
import { leer } from '#platform/sheets/testing/sheets.ts';

test('los títulos de encima de los encabezados se saltan, y se dice', async () => {
  const sheet = await leer(
    'Academia del Norte;;;\nListado a;15/11/2026;;\n\nNombre;Correo;Grupo;Perfil\nAna;a@b.c;A;Docente\n',
  );
  expect(sheet.encabezados).toEqual(['Nombre', 'Correo', 'Grupo', 'Perfil']);
  expect(sheet.filas).toEqual([{ linea: 5, celdas: ['Ana', 'a@b.c', 'A', 'Docente'] }]);
  expect(sheet.avisos).toEqual(['Las filas 1 y 2 están por encima de la tabla y no se leen.']);
});

test.each([
  ['una persona con su correo', 'Ana,Gil,ana@academia.example\nLuis,Paz,luis@academia.example\nEva,Sol,\n'],
  ['números', '1,2,3\n4,5,6\n7,8,9\n'],
])('si la primera fila es %s, no hay encabezados y nada se pierde', async (_, text) => {
  const sheet = await leer(text);
  expect(sheet.encabezados).toEqual(['Columna A', 'Columna B', 'Columna C']);
  expect(sheet.filas.map(({ linea }) => linea)).toEqual([1, 2, 3]);
  expect(sheet.filaDeTitulos).toBeNull();
});

test('los encabezados que faltan llevan su número y los repetidos se distinguen', () => {
  expect(nameColumns(['Nombre', 'Grupo', '', 'grupo', 'Grupo', 'Fecha de\nalta'], 7)).toEqual([
    'Nombre',
    'Grupo',
    'Columna C',
    'grupo (2)',
    'Grupo (3)',
    'Fecha de alta',
    'Columna G',
  ]);
});

test('un archivo con encabezados y nada debajo se lee y se dice', async () => {
  const sheet = await leer('Nombre,Correo\n');
  expect(sheet.filas).toEqual([]);
  expect(sheet.avisos).toEqual(['Debajo de los encabezados no hay ninguna fila.']);
});

test('quien sube dice si la primera fila son títulos, acierte o no lo que se supuso', async () => {
  const texto = 'Listado;;\nXurxo;Barreiro;Lugo\nIria;Castro;Vigo\n';
  const supuesta = await leer(texto);
  expect(supuesta).toMatchObject({ filaDeTitulos: 2, encabezados: ['Xurxo', 'Barreiro', 'Lugo'] });

  const dicha = await leer(texto, { titulos: false });
  expect(dicha.filaDeTitulos).toBeNull();
  expect(dicha.filas.map(({ linea }) => linea)).toEqual([2, 3]);
  expect((await leer('1;2\n3;4\n', { titulos: true })).encabezados).toEqual(['1', '2']);
});
