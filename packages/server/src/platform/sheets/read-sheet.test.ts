import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { randomBytes } from 'node:crypto';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { expect, test } from 'vitest';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { refusalOf, refusalOfEnd, sinMemoria } from '#platform/sheets/refusal.ts';
import { MAX_BYTES } from '#platform/sheets/sheet.ts';
import { libro } from '#platform/sheets/testing/sheets.ts';

const nombre = 'personas.csv';

test('otro proceso lee el archivo y todas las filas llegan del mismo ancho', async () => {
  const lines = Array.from({ length: 1200 }, (_, index) => `Íñigo,${index}`);
  const sheet = await readSheet(Buffer.from(`Nombre,Número\n${lines.join('\n')}\nAna,1,2\n`), { nombre });

  expect(sheet).toMatchObject({ formato: 'texto', codificacion: 'utf-8', separador: ',', muestra: 'Íñigo' });
  expect(sheet.encabezados).toEqual(['Nombre', 'Número', 'Columna C']);
  expect(sheet.filas).toHaveLength(1201);
  expect(sheet.filas[0]).toEqual({ linea: 2, celdas: ['Íñigo', '0', ''] });
  expect(sheet.filas.at(-1)).toEqual({ linea: 1202, celdas: ['Ana', '1', '2'] });
});

test('lo que el otro proceso rechaza llega como error del producto, con su campo', async () => {
  const error = await readSheet(Buffer.from('%PDF-1.7'), { nombre }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toMatchObject({
    status: 415,
    code: 'FORMATO_DESCONOCIDO',
    detail: { fields: { archivo: 'El archivo es un PDF. Sube una hoja de Excel (.xlsx) o un CSV.' } },
  });
});

test('si al otro proceso se le acaba el tiempo, el servidor sigue y lo dice', async () => {
  const bytes = Buffer.from(`a,b\n${'uno,dos\n'.repeat(40_000)}`);
  const limits = { heapMb: 256, timeoutMs: 1 };
  await expect(readSheet(bytes, { nombre }, limits)).rejects.toMatchObject({
    status: 413,
    code: 'LECTURA_DEMASIADO_LARGA',
  });
});

test('si al otro proceso se le acaba la memoria, el servidor sigue y lo dice', async () => {
  // The texts of a workbook are all held at once; the rows of a file of text are not.
  const textos = Array.from({ length: 600 }, () => `<si><t>${randomBytes(16_000).toString('hex')}</t></si>`);
  const bytes = await libro({
    hojas: { Personas: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' },
    textos: textos.join(''),
  });
  const limits = { heapMb: 12, timeoutMs: MINUTO };
  await expect(readSheet(bytes, { nombre }, limits)).rejects.toMatchObject({
    status: 413,
    code: 'ARCHIVO_DEMASIADO_GRANDE',
    message: sinMemoria().message,
  });
});

test('un archivo de más de 20 MB se rechaza sin leerlo', async () => {
  await expect(readSheet(new Uint8Array(MAX_BYTES + 1), { nombre })).rejects.toMatchObject({
    status: 413,
    code: 'ARCHIVO_DEMASIADO_GRANDE',
    message: expect.stringContaining('20 MB'),
  });
});

test('si al otro proceso lo mata el sistema, o no llega a empezar, no se dice del archivo', () => {
  const ends: [number | null, NodeJS.Signals | null][] = [
    [null, 'SIGKILL'],
    [null, 'SIGTERM'],
    [null, 'SIGSEGV'],
    [1, null],
    [0, null],
  ];
  for (const end of ends)
    expect(refusalOfEnd(...end)).toMatchObject({ status: 503, code: 'LECTURA_FALLIDA' });
  expect(refusalOfEnd(134, null).code).toBe('ARCHIVO_DEMASIADO_GRANDE');
  expect(refusalOfEnd(null, 'SIGABRT').code).toBe('ARCHIVO_DEMASIADO_GRANDE');
});

test('si no hay lugar para lo que se lee, es demasiado grande y no ilegible', () => {
  expect(refusalOf(new RangeError('Array buffer allocation failed')).code).toBe('ARCHIVO_DEMASIADO_GRANDE');
  expect(refusalOf(new RangeError('Invalid string length')).code).toBe('ARCHIVO_DEMASIADO_GRANDE');
  expect(refusalOf(new TypeError('x is not a function')).code).toBe('HOJA_ILEGIBLE');
});
