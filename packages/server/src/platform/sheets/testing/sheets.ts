import { buffer } from 'node:stream/consumers';
import { parseSheet } from '#platform/sheets/parse-sheet.ts';
import type { Fila, Sheet, SheetOptions } from '#platform/sheets/sheet.ts';
import { deflatedZip } from '#platform/zip/write-zip.ts';

type Content = string | Uint8Array;

/** Reads in this process, which is quicker and shows the same. */
export async function leer(content: Content, options: Partial<SheetOptions> = {}): Promise<Sheet> {
  const filas: Fila[] = [];
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  const head = await parseSheet(bytes, { nombre: 'personas', ...options }, async (batch) => {
    filas.push(...batch);
  });
  return { ...head, filas };
}

/** Headings and cells alone, for cases where nothing else matters. */
export async function tabla(content: Content, options: Partial<SheetOptions> = {}): Promise<string[][]> {
  const { encabezados, filas } = await leer(content, options);
  return [encabezados, ...filas.map(({ celdas }) => celdas)];
}

export const bytesOf = (hex: string, text = ''): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)]);

export const zip = (parts: Readonly<Record<string, string>>): Promise<Buffer> =>
  buffer(deflatedZip(Object.entries(parts).map(([name, text]) => ({ name, text: [text] }))));

export interface Libro {
  /** The rows of each sheet, as XML. */
  readonly hojas: Readonly<Record<string, string>>;
  readonly ocultas?: readonly string[];
  readonly textos?: string;
  readonly estilos?: string;
  readonly propiedades?: string;
  /** After the rows. */
  readonly despues?: string;
}

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as other programs write them, part by part. */
export function libro({
  hojas,
  ocultas = [],
  textos,
  estilos,
  propiedades = '',
  despues = '',
}: Libro): Promise<Buffer> {
  const nombres = Object.keys(hojas);
  const sheets = nombres.map(
    (nombre, index) =>
      `<sheet name="${nombre}" sheetId="${index + 1}" ${ocultas.includes(nombre) ? 'state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = nombres.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${REL}/worksheet" Target="worksheets/s${index + 1}.xml"/>`,
  );
  return zip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${REL}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${REL}"><workbookPr ${propiedades}/><sheets>${sheets.join('')}</sheets><extLst><x15:workbookPr/></extLst></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}<Relationship Id="t" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="e" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    ...(textos !== undefined && { 'xl/sharedStrings.xml': `<sst>${textos}</sst>` }),
    ...(estilos !== undefined && { 'xl/styles.xml': `<styleSheet>${estilos}</styleSheet>` }),
    ...Object.fromEntries(
      nombres.map((nombre, index) => [
        `xl/worksheets/s${index + 1}.xml`,
        `<worksheet><sheetData>${hojas[nombre]}</sheetData>${despues}</worksheet>`,
      ]),
    ),
  });
}

export const texto = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
