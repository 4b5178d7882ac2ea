import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { comillasFueraDeSitio, comillasSinCerrar, noEsHoja, vacia } from '#platform/sheets/refusal.ts';
import {
  type Fila,
  SEPARADORES,
  type Separador,
  type SheetOptions,
  type Source,
} from '#platform/sheets/sheet.ts';
import { codificacionDe, decode } from '#platform/sheets/text/decode.ts';
import { DIALECT } from '#platform/sheets/text/dialect.ts';
import { sniffSeparator } from '#platform/sheets/text/separator.ts';

const CHUNK = 64 * 1024;
const DECLARED = /^sep=(.)(?:\r\n|\n|\r)/i;
/** Nothing but separators, as a sheet without data is saved. */
const HOLLOW = /^[\s,;|"]*$/;
const UNCLOSED = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

const isSeparador = (text: string | undefined): text is Separador =>
  SEPARADORES.some((separador) => separador === text);

/** A byte that is no text now and then is a slip; one in twenty is another kind of file. */
function refuseBinary(text: string): void {
  const sample = text.slice(0, 4096);
  const odd = sample.match(/[^\P{Cc}\t\n\r\f]/gu)?.length ?? 0;
  if (odd > 8 && odd > sample.length / 20) throw noEsHoja('de un tipo que no conocemos');
}

function* chunksOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += CHUNK) yield bytes.subarray(start, start + CHUNK);
}

const LINE_END = /\r\n|\n|\r|$/g;

/** Text without quotes is nothing but lines and separators: cut by them it is read in a tenth of the time. */
function* unquotedRows(text: string, delimiter: string): Generator<Fila> {
  let start = 0;
  let linea = 0;
  for (const { index, 0: end } of text.matchAll(LINE_END)) {
    linea++;
    const line = text.slice(start, index);
    if (line.length > DIALECT.max_record_size) throw comillasSinCerrar(linea);
    // After the last line there is nothing, and not an empty line.
    if (end !== '' || line !== '') yield { linea, celdas: line.split(delimiter) };
    start = index + end.length;
  }
}

async function* quotedRows(text: string, delimiter: string): AsyncGenerator<Fila> {
  const parser = Readable.from(chunksOf(text)).pipe(parse({ ...DIALECT, delimiter }));
  let linea = 0;
  try {
    for await (const celdas of parser as AsyncIterable<string[]>) {
      linea += 1;
      yield { linea, celdas };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const broken = parser.info.records + 1;
    throw UNCLOSED.has(error.code) ? comillasSinCerrar(broken) : comillasFueraDeSitio(broken);
  }
}

/** Separated text; the line `sep=;`, which spreadsheets don't show, names the separator and is not a row. */
export function openText(bytes: Buffer, options: SheetOptions): Source {
  const codificacion = options.codificacion ?? codificacionDe(bytes);
  const whole = decode(bytes, codificacion);
  if (!options.codificacion) refuseBinary(whole);
  if (HOLLOW.test(whole)) throw vacia();

  const declared = DECLARED.exec(whole);
  const text = declared ? whole.slice(declared[0].length) : whole;
  const named = isSeparador(declared?.[1]) ? declared[1] : undefined;
  const separador = options.separador ?? named ?? sniffSeparator(text);
  const rowsOf = text.includes('"') ? quotedRows : unquotedRows;
  const rows = () => rowsOf(text, separador ?? '\t');
  return {
    formato: 'texto',
    codificacion,
    separador,
    hojas: [],
    candidatas: [{ nombre: null, rows, avisos: () => [] }],
  };
}
