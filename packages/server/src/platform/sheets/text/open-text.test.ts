import { expect, test } from 'vitest';
import type { SheetOptions } from '#platform/sheets/sheet.ts';
import { bytesOf, leer, tabla } from '#platform/sheets/testing/sheets.ts';

const PERSONAS = 'Nombre;Correo\nÍñigo Muñoz;inigo@academia.example\n';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const LEIDAS = [
  ['Nombre', 'Correo'],
  ['Íñigo Muñoz', 'inigo@academia.example'],
];

test.each([
  ['UTF-8', Buffer.from(PERSONAS), 'utf-8'],
  ['UTF-8 con marca', bytesOf('efbbbf', PERSONAS), 'utf-8'],
  ['Windows', Buffer.from(PERSONAS, 'latin1'), 'windows-1252'],
  ['UTF-16 con marca', Buffer.concat([bytesOf('fffe'), utf16(PERSONAS)]), 'utf-16le'],
  ['UTF-16 sin marca', utf16(PERSONAS), 'utf-16le'],
  ['UTF-16 al revés con marca', Buffer.concat([bytesOf('feff'), utf16(PERSONAS).swap16()]), 'utf-16be'],
  ['UTF-16 al revés sin marca', utf16(PERSONAS).swap16(), 'utf-16be'],
])('un archivo en %s se lee con sus acentos y dice en qué estaba', async (_, bytes, codificacion) => {
  const sheet = await leer(bytes);
  expect(sheet).toMatchObject({ formato: 'texto', codificacion, separador: ';', muestra: 'Íñigo Muñoz' });
  expect(sheet.encabezados).toEqual(LEIDAS[0]);
  expect(sheet.filas).toEqual([{ linea: 2, celdas: LEIDAS[1] }]);
});

test('quien elige otra codificación ve el resultado en la muestra', async () => {
  const sheet = await leer(PERSONAS, { codificacion: 'windows-1252' });
  expect(sheet.muestra).toBe('ÃÃ±igo MuÃ±oz');
});

test.each<[string, string, Partial<SheetOptions>, string[][]]>([
  [
    'comas',
    'a,b\n1,2',
    {},
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabuladores de celdas pegadas',
    'a\tb\n\t2',
    {},
    [
      ['a', 'b'],
      ['', '2'],
    ],
  ],
  [
    'barras',
    'a|b\n1|2',
    {},
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'puntos y comas con comas decimales',
    'a;b\n1,5;2,5\n3,5;4,5',
    {},
    [
      ['a', 'b'],
      ['1,5', '2,5'],
      ['3,5', '4,5'],
    ],
  ],
  [
    'comas con grupos entre barras',
    'a,b,c\nx,y,A|B\nz,w,C|D',
    {},
    [
      ['a', 'b', 'c'],
      ['x', 'y', 'A|B'],
      ['z', 'w', 'C|D'],
    ],
  ],
  [
    'puntos y comas con apellidos y nombre',
    'a;b\n"P, A";1\n"G, B";2',
    {},
    [
      ['a', 'b'],
      ['P, A', '1'],
      ['G, B', '2'],
    ],
  ],
  [
    'el que declara la primera línea',
    'sep=|\r\na,x|b\r\n1,2|3',
    {},
    [
      ['a,x', 'b'],
      ['1,2', '3'],
    ],
  ],
  [
    'el que la persona eligió',
    'a;x,b\n1;2,3',
    { separador: ',' },
    [
      ['a;x', 'b'],
      ['1;2', '3'],
    ],
  ],
  ['ninguno, en una lista de una columna', 'correo\na@b.c\nd@e.f', {}, [['correo'], ['a@b.c'], ['d@e.f']]],
])('separador: %s', async (_, text, options, expected) => {
  expect(await tabla(text, options)).toEqual(expected);
});

test.each([
  ['CR solo', 'a,b\r1,2\r3,4'],
  ['CRLF', 'a,b\r\n1,2\r\n3,4\r\n'],
  ['líneas de fin mezclado', 'a,b\r\n1,2\n3,4\r'],
  ['separadores de más al final', 'a,b,,,\n1,2,,,\n3,4,,,'],
  ['espacios de sobra, también los duros', 'a , b\n\u00a01 ,\u00a02\n 3\u200b,4\ufeff'],
  ['espacios antes de las comillas', 'a, "b"\n"1" ,"2"\n3, "4"'],
])('no cambia lo que se lee: %s', async (_, text) => {
  expect(await tabla(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('lo que no se ve se quita, y lo que une un emoji o unas letras se queda', async () => {
  expect(await tabla('nombre\nEva 👩🏽\u200D🏫\nශ්\u200Dරී\nA\u200Dna\u200E')).toEqual([
    ['nombre'],
    ['Eva 👩🏽\u200D🏫'],
    ['ශ්\u200Dරී'],
    ['Ana'],
  ]);
});

test('las filas llevan el número que muestra la hoja, con celdas de varios renglones y filas en blanco', async () => {
  const { filas } = await leer('a,b\n1,"x\r\ny ""z"""\n\n,\n2,w\n');
  expect(filas).toEqual([
    { linea: 2, celdas: ['1', 'x\ny "z"'] },
    { linea: 5, celdas: ['2', 'w'] },
  ]);
});

test('los ceros de la izquierda, los exponentes y las fechas quedan como estaban escritos', async () => {
  expect(await tabla('doc,tel,alta\n00123,3.46E+10,01/02/2026')).toEqual([
    ['doc', 'tel', 'alta'],
    ['00123', '3.46E+10', '01/02/2026'],
  ]);
});

test('una fila más larga que los encabezados no pierde nada y se nombra', async () => {
  const sheet = await leer('a,b\n1,2\n3,4,5\n6');
  expect(sheet.encabezados).toEqual(['a', 'b', 'Columna C']);
  expect(sheet.filas.map(({ celdas }) => celdas[2])).toEqual([undefined, '5', '']);
  expect(sheet.avisos).toEqual(['La fila 3 tiene más celdas que encabezados.']);
});

test('los nulos se quitan y se dice dónde estaban', async () => {
  const sheet = await leer('a,b\n\u0000,2\n3,4');
  expect(sheet.filas[0]?.celdas).toEqual(['', '2']);
  expect(sheet.avisos).toEqual(['La fila 2 tenía caracteres no válidos, que se quitaron.']);
});

test.each([
  ['sin cerrar', 'a,b\n1,2\n3,"abc\n5,6\n7,8', 'COMILLAS_SIN_CERRAR'],
  ['con texto detrás', 'a,b\n1,2\n3,"abc" def\n5,6', 'COMILLAS_FUERA_DE_SITIO'],
])('unas comillas %s no se tragan nada en silencio: se dice en qué fila', async (_, text, code) => {
  await expect(leer(text)).rejects.toMatchObject({ code, message: expect.stringContaining('La fila 3 ') });
});
