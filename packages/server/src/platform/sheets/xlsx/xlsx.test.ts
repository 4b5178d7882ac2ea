import { expect, test } from 'vitest';
import { leer, libro, tabla, texto } from '#platform/sheets/testing/sheets.ts';
import { formatOf } from '#platform/sheets/xlsx/number-format.ts';
import { numberText } from '#platform/sheets/xlsx/number-text.ts';

const CABECERA = `<row r="1">${texto('A1', 'Dato')}${texto('B1', 'Nombre')}</row>`;

test.each<[raw: string, id: number, code: string | undefined, seen: string]>([
  ['34600111222', 0, undefined, '34600111222'],
  ['3.4600111222E+10', 0, undefined, '34600111222'],
  ['1.0000000000000001E+20', 0, undefined, '100000000000000000000'],
  ['0.30000000000000004', 0, undefined, '0.3'],
  ['1.5E-7', 0, undefined, '0.00000015'],
  ['-7', 1, undefined, '-7'],
  ['7', 164, '00000', '00007'],
  ['123456', 164, '00000', '123456'],
  ['12345678', 164, '00\\-000\\-000', '12-345-678'],
  ['5551234', 164, '000\\-0000', '555-1234'],
  ['1234.5', 164, '#,##0.00\\ "€"', '1234.5'],
  ['0.5', 9, undefined, '50%'],
  ['45000', 14, undefined, '15/03/2023'],
  ['45000.75', 22, undefined, '15/03/2023 18:00'],
  ['45000', 164, 'dd/mm/yyyy\\ hh:mm', '15/03/2023'],
  ['45000', 164, '[$-C0A]d" de "mmmm" de "yyyy;@', '15/03/2023'],
  ['45000', 164, 'mmm\\-yy', '15/03/2023'],
  ['59', 14, undefined, '28/02/1900'],
  ['61', 14, undefined, '01/03/1900'],
  ['0.5', 20, undefined, '12:00'],
  ['1.5', 164, '[h]:mm', '36:00'],
  ['-5', 14, undefined, '-5'],
  ['8', 164, '[Red]General', '8'],
])('el número %s con formato %s %s se lee como se ve: %s', (raw, id, code, seen) => {
  expect(numberText(raw, formatOf(id, code), false)).toBe(seen);
});

test('los libros que cuentan desde 1904 dan las mismas fechas', async () => {
  const estilos = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  const hojas = { H: `${CABECERA}<row r="2"><c r="A2" s="0"><v>43538</v></c>${texto('B2', 'Ana')}</row>` };
  expect(await tabla(await libro({ hojas, estilos, propiedades: 'date1904="1"' }))).toEqual([
    ['Dato', 'Nombre'],
    ['15/03/2023', 'Ana'],
  ]);
});

test('cada clase de celda se lee como texto', async () => {
  const textos =
    '<si><t>Íñigo &amp; Co</t></si><si><r><t>Mu</t></r><r><t xml:space="preserve">ñoz </t></r><rPh><t>no</t></rPh></si><si><t>_x005F_x000D_ &#241;</t></si>';
  const cells = [
    '<c r="A2" t="s"><v>0</v></c>',
    '<c r="A3" t="s"><v>1</v></c>',
    '<c r="A4" t="s"><v>2</v></c>',
    '<c r="A5" t="b"><v>1</v></c>',
    '<c r="A6" t="b"><v>0</v></c>',
    '<c r="A7" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
    '<c r="A8" t="d"><v>2026-11-15T00:00:00Z</v></c>',
    "<x:c r='A9' t='inlineStr'><x:is><x:t><![CDATA[<a>]]></x:t></x:is></x:c>",
    '<c r="A10"><v>0012</v></c>',
  ];
  const rows = cells.map(
    (cell, index) => `<row r="${index + 2}">${cell}${texto(`B${index + 2}`, 'x')}</row>`,
  );
  const read = await tabla(await libro({ hojas: { H: CABECERA + rows.join('') }, textos }));
  expect(read.slice(1).map(([first]) => first)).toEqual([
    'Íñigo & Co',
    'Muñoz',
    '_x000D_ ñ',
    'sí',
    'no',
    'ab',
    '15/11/2026',
    '<a>',
    '0012',
  ]);
});

test('sin direcciones en las celdas, cada una va tras la anterior', async () => {
  const hojas = {
    H: '<row><c t="str"><v>A</v></c><c t="str"><v>B</v></c></row><row/><row><c/><c><v>2</v></c></row>',
  };
  expect((await leer(await libro({ hojas }))).filas).toEqual([{ linea: 3, celdas: ['', '2'] }]);
});

test('lo que podría sorprender se dice: ocultas, errores, fórmulas sin resultado y celdas combinadas', async () => {
  const rows = `<row r="3" hidden="1"><c r="A3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row><row r="4"><c r="A4"><f>A1</f></c>${texto('B4', 'x')}</row>`;
  const sheet = await leer(
    await libro({
      hojas: { H: CABECERA + rows },
      despues: '<mergeCells><mergeCell ref="B4:B9"/><mergeCell ref="A1:B1"/></mergeCells>',
    }),
  );
  expect(sheet.filas).toEqual([
    { linea: 3, celdas: ['#DIV/0!', ''] },
    { linea: 4, celdas: ['', 'x'] },
  ]);
  expect(sheet.avisos).toEqual([
    'La fila 3 está oculta y también se lee.',
    'La fila 3 tiene una fórmula con error.',
    'La fila 4 tiene una fórmula sin resultado guardado: ábrela en Excel y guárdala.',
    'La fila 4 empieza una celda combinada hacia abajo: solo esa fila tiene su valor.',
  ]);
});

test('se lee la primera hoja visible con datos, y se nombran todas', async () => {
  const hojas = { Listas: CABECERA, Portada: '', 'Año &amp; mes': CABECERA };
  const bytes = await libro({ hojas, ocultas: ['Listas'] });
  expect(await leer(bytes)).toMatchObject({ hojas: ['Listas', 'Portada', 'Año & mes'], hoja: 'Año & mes' });
  expect(await leer(bytes, { hoja: 'Listas' })).toMatchObject({ hoja: 'Listas' });
  await expect(leer(bytes, { hoja: 'Portada' })).rejects.toMatchObject({ code: 'HOJA_VACIA', field: 'hoja' });
  await expect(leer(bytes, { hoja: 'Otra' })).rejects.toMatchObject({ code: 'HOJA_AUSENTE', field: 'hoja' });
});

test.each([
  ['un texto que no está en su lista', '<c r="A2" t="s"><v>7</v></c>'],
  ['una columna imposible', '<c r="ZZZZ2"><v>7</v></c>'],
])('un libro con %s está dañado: no se lee a medias', async (_, cell) => {
  const bytes = await libro({ hojas: { H: `${CABECERA}<row r="2">${cell}</row>` } });
  await expect(leer(bytes)).rejects.toMatchObject({ code: 'HOJA_CORRUPTA' });
});
