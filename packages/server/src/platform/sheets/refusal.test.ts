import { expect, test } from 'vitest';
import { MAX_FILAS } from '#platform/sheets/sheet.ts';
import { bytesOf, leer, libro, texto, zip } from '#platform/sheets/testing/sheets.ts';

const OLE = 'd0cf11e0a1b11ae1';
const ole = (stream: string) => Buffer.concat([bytesOf(OLE), Buffer.from(stream, 'utf16le')]);

const sano = await libro({
  hojas: { H: `<row r="1">${texto('A1', 'Nombre')}${texto('B1', 'Correo')}</row>` },
});

/** The same archive with the size that its central directory declares for the sheet changed. */
function conTamaño(bytes: Buffer, size: number): Buffer {
  const copy = Buffer.from(bytes);
  const name = copy.lastIndexOf('xl/worksheets/s1.xml');
  copy.writeUInt32LE(size, name - 46 + 24);
  return copy;
}

function cifrado(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const entry = copy.indexOf(Buffer.from('504b0102', 'hex'));
  copy.writeUInt16LE(copy.readUInt16LE(entry + 8) | 1, entry + 8);
  return copy;
}

test.each<[string, Uint8Array, number, string]>([
  ['un archivo vacío', Buffer.alloc(0), 400, 'HOJA_VACIA'],
  ['un archivo en blanco', Buffer.from(' \r\n\t\n'), 400, 'HOJA_VACIA'],
  ['una marca sin nada detrás', bytesOf('efbbbf'), 400, 'HOJA_VACIA'],
  ['celdas vacías', Buffer.from(',,,\n,,,\n'), 400, 'HOJA_VACIA'],
  ['un libro sin datos', await libro({ hojas: { H: '', I: '<row r="5"/>' } }), 400, 'HOJA_VACIA'],
  ['un .xls', ole('Workbook'), 415, 'FORMATO_XLS'],
  ['un .xlsx con contraseña', ole('EncryptedPackage'), 415, 'HOJA_PROTEGIDA'],
  ['un zip cifrado', cifrado(sano), 415, 'HOJA_PROTEGIDA'],
  ['un .doc', ole('WordDocument'), 415, 'FORMATO_DESCONOCIDO'],
  ['un .ods', await zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 415, 'FORMATO_ODS'],
  ['un .odt', await zip({ mimetype: 'application/vnd.oasis.opendocument.text' }), 415, 'FORMATO_DESCONOCIDO'],
  ['un .xlsb', await zip({ 'xl/workbook.bin': '' }), 415, 'FORMATO_XLSB'],
  ['un .numbers', await zip({ 'Index/Document.iwa': '' }), 415, 'FORMATO_NUMBERS'],
  ['un .docx', await zip({ '[Content_Types].xml': '', 'word/document.xml': '' }), 415, 'FORMATO_DESCONOCIDO'],
  ['un zip cualquiera', await zip({ 'fotos/a.txt': 'a' }), 415, 'FORMATO_DESCONOCIDO'],
  ['un PDF', Buffer.from('%PDF-1.7 a,b'), 415, 'FORMATO_DESCONOCIDO'],
  ['una imagen', bytesOf('89504e470d0a1a0a'), 415, 'FORMATO_DESCONOCIDO'],
  [
    'bytes sin sentido',
    Buffer.from(Array.from({ length: 900 }, (_, i) => (i * 7) % 31)),
    415,
    'FORMATO_DESCONOCIDO',
  ],
  [
    'una página web llamada .xls',
    Buffer.from('\n<html><table><tr><td>a</td></tr></table>'),
    415,
    'FORMATO_WEB',
  ],
  ['un libro cortado', sano.subarray(0, sano.length - 200), 400, 'HOJA_CORRUPTA'],
  [
    'un libro sin índice',
    await zip({ '[Content_Types].xml': '', 'xl/styles.xml': '' }),
    400,
    'HOJA_CORRUPTA',
  ],
  [
    'una hoja a medias',
    await libro({ hojas: { H: '<row r="1"><c r="A1" t="str"><v>x</v>' } }),
    400,
    'HOJA_CORRUPTA',
  ],
  ['un libro que declara menos de lo que trae', conTamaño(sano, 10), 400, 'HOJA_CORRUPTA'],
  ['un libro que se infla más de la cuenta', conTamaño(sano, 40_000_000), 413, 'ARCHIVO_DEMASIADO_GRANDE'],
  ['un libro que ocupa más de 500 MB', conTamaño(sano, 600_000_000), 413, 'ARCHIVO_DEMASIADO_GRANDE'],
  ['demasiadas columnas', Buffer.from(`a${',b'.repeat(200)}\n`), 413, 'DEMASIADAS_COLUMNAS'],
])('%s se rechaza diciendo qué hacer', async (_, bytes, status, code) => {
  await expect(leer(bytes)).rejects.toMatchObject({
    status,
    code,
    message: expect.stringMatching(/\. .+\.$/),
  });
});

test('el límite de filas se cumple justo, y se nombra al pasarlo', async () => {
  const justo = `a,b\n${'1,2\n'.repeat(MAX_FILAS)}`;
  expect((await leer(justo)).filas).toHaveLength(MAX_FILAS);
  await expect(leer(`${justo}3,4\n`)).rejects.toMatchObject({
    status: 413,
    code: 'DEMASIADAS_FILAS',
    message: expect.stringContaining('50.000'),
  });
});

test('un libro con entidades propias no se abre', async () => {
  const bytes = await zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook><sheets><sheet name="&a;"/></sheets></workbook>',
  });
  await expect(leer(bytes)).rejects.toMatchObject({ code: 'HOJA_CORRUPTA' });
});
