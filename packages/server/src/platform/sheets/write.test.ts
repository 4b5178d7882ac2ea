import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { guardFormula, unguardFormula } from '#platform/sheets/formula-guard.ts';
import { leer, tabla } from '#platform/sheets/testing/sheets.ts';
import { writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';
import { openZip } from '#platform/sheets/xlsx/zip.ts';

const TITULOS = ['Nombre', 'Documento', 'Grupos'];
const DIFICILES = [
  ['Íñigo "el Grande"', '00123', 'A | B;C'],
  ['=1+1', '+34 600 111 222', '-5'],
  ['@SUMA(A1)', "'=x", "''+y"],
  ["O'Higgins", "'", 'dos\nrenglones'],
  ['_x000D_ & <b>', '＝1', '😀'],
  ['', '1e5', 'sep=,'],
];

const enCsv = async (rows: Parameters<typeof writeCsv>[1]) => buffer(writeCsv(TITULOS, rows));
const enXlsx = (rows: Parameters<typeof writeCsv>[1]): Promise<Buffer> =>
  buffer(
    writeXlsx({
      sheets: [{ nombre: 'Personas', columns: TITULOS.map((titulo) => ({ titulo, ancho: 20 })), rows }],
    }),
  );

const partOf = async (bytes: Buffer, name: string) => {
  let text = '';
  for await (const piece of (await openZip(bytes)).text(name)) text += piece;
  return text;
};

test.each([
  ['CSV', enCsv],
  ['XLSX', enXlsx],
])('lo que se exporta en %s se vuelve a leer sin cambios ni avisos', async (_, write) => {
  const sheet = await leer(await write(DIFICILES));
  expect([sheet.encabezados, ...sheet.filas.map(({ celdas }) => celdas)]).toEqual([TITULOS, ...DIFICILES]);
  expect(sheet.avisos).toEqual([]);
});

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '＋1', "'=1", "''@x"])(
  '%j no llega a ser fórmula y vuelve igual',
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(unguardFormula(guardFormula(text))).toBe(text);
  },
);

test.each(['Ana', "O'Higgins", "'", '', '1-2'])('%j se escribe tal cual', (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(unguardFormula(text)).toBe(text);
});

test('el CSV lleva marca, puntos y comas, CRLF y comas decimales', async () => {
  const bytes = await enCsv([
    ['Ana', 3.5, true],
    ['=1', -2, null],
    [new Date('2026-11-15'), undefined, 'a;b'],
  ]);
  expect(bytes.toString()).toBe(
    '\ufeffNombre;Documento;Grupos\r\nAna;3,5;sí\r\n\'=1;-2;\r\n2026-11-15;;"a;b"\r\n',
  );
});

test('el libro tiene números, fechas y textos de verdad, y los encabezados fijos', async () => {
  const columns = [
    { titulo: 'Nombre', ancho: 20 },
    { titulo: 'Nota', ancho: 8, tipo: 'numero' },
    { titulo: 'Alta', ancho: 12, tipo: 'fecha' },
  ] as const;
  const rows = [['0012', 3.5, new Date('2026-11-15')]];
  const bytes = await buffer(writeXlsx({ sheets: [{ nombre: 'Altas [1/2]', columns, rows }] }));

  expect(await tabla(bytes, { hoja: 'Altas  1 2' })).toEqual([
    ['Nombre', 'Nota', 'Alta'],
    ['0012', '3.5', '15/11/2026'],
  ]);
  const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('<c r="B2"><v>3.5</v></c>');
  expect(xml).toContain('state="frozen"');
});

test('las listas desplegables viven en una hoja oculta o en la columna de otra hoja', async () => {
  const bytes = await buffer(
    writeXlsx({
      sheets: [
        {
          nombre: 'Personas',
          columns: [
            { titulo: 'Perfil', ancho: 20, lista: ['Estudiante', 'Docente'] },
            { titulo: 'Grupo', ancho: 20, lista: { hoja: "Grupos d'aquí", columna: 'Grupo' } },
            { titulo: 'Estado', ancho: 20, lista: ['Activo'] },
            { titulo: 'Sin lista', ancho: 20, lista: [] },
          ],
          rows: [],
        },
        { nombre: "Grupos d'aquí", columns: [{ titulo: 'Grupo', ancho: 20 }], rows: [['A'], ['B']] },
      ],
    }),
  );

  const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(
    [...xml.matchAll(/sqref="(\w+):\w+"><formula1>(.*?)<\/formula1>/g)].map(([, at, from]) => [at, from]),
  ).toEqual([
    ['A2', 'Listas!$A$1:$A$2'],
    ['B2', "OFFSET('Grupos d''aquí'!$A$2,0,0,MAX(1,COUNTA('Grupos d''aquí'!$A:$A)-1),1)"],
    ['C2', 'Listas!$B$1:$B$1'],
  ]);
  expect(await partOf(bytes, 'xl/workbook.xml')).toContain('name="Listas" sheetId="3" state="hidden"');
  expect((await leer(bytes)).hojas).toEqual(['Personas', "Grupos d'aquí", 'Listas']);
});

test.each<[string, (rows: AsyncIterable<string[]>) => Readable]>([
  ['CSV', (rows) => writeCsv(TITULOS, rows)],
  ['XLSX', (rows) => writeXlsx({ sheets: [{ nombre: 'P', columns: [{ titulo: 'a', ancho: 9 }], rows }] })],
])('si las filas fallan a mitad, el %s falla y no parece completo', async (_, write) => {
  async function* rows() {
    yield ['a'];
    throw new Error('la base de datos se fue');
  }
  await expect(buffer(write(rows()))).rejects.toThrow('la base de datos se fue');
});

test('las notas de una columna llevan todas sus dos decimales, en el libro y en el CSV', async () => {
  const columns = [
    { titulo: 'Intento', ancho: 8, tipo: 'numero' },
    { titulo: 'Nota', ancho: 8, tipo: 'nota' },
  ] as const;
  const rows = [
    [1, 7],
    [2, 6.5],
    [3, -0.25],
    [4, null],
  ];
  const bytes = await buffer(writeXlsx({ sheets: [{ nombre: 'Notas', columns, rows }] }));
  const xml = await partOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('<c r="A2"><v>1</v></c><c r="B2" s="4"><v>7</v></c>');
  expect(await partOf(bytes, 'xl/styles.xml')).toContain('<xf numFmtId="2" ');
  const csv = await buffer(writeCsv(['Intento', 'Nota'], rows, (column) => column === 1));
  expect(csv.toString()).toBe('\ufeffIntento;Nota\r\n1;7,00\r\n2;6,50\r\n3;-0,25\r\n4;\r\n');
});
