import { dirname, join } from 'node:path/posix';
import { dañada } from '#platform/sheets/refusal.ts';
import { formatOf, type NumberFormat } from '#platform/sheets/xlsx/number-format.ts';
import { attribute, scanXml } from '#platform/sheets/xlsx/xml.ts';
import type { Zip } from '#platform/sheets/xlsx/zip.ts';

const id = attribute('Id');
const refId = attribute('id');
const type = attribute('Type');
const target = attribute('Target');
const nameOf = attribute('name');
const stateOf = attribute('state');
const date1904Of = attribute('date1904');
const numFmtId = attribute('numFmtId');
const formatCode = attribute('formatCode');

interface Relation {
  readonly id: string;
  /** The last word of its type, the same in both flavours of the standard. */
  readonly kind: string;
  readonly path: string;
}

export interface WorkbookPart {
  readonly date1904: boolean;
  readonly sheets: readonly { readonly nombre: string; readonly oculta: boolean; readonly path: string }[];
  readonly strings: string | undefined;
  readonly styles: string | undefined;
}

async function relationsOf(zip: Zip, part: string): Promise<Relation[]> {
  const folder = dirname(part);
  const file = join(folder, '_rels', `${part.slice(part.lastIndexOf('/') + 1)}.rels`);
  const relations: Relation[] = [];
  if (!zip.has(file)) return relations;
  await scanXml(zip.text(file), {
    open(tag, raw) {
      if (tag !== 'Relationship') return;
      const to = target(raw) ?? '';
      const path = to.startsWith('/') ? to.slice(1) : join(folder, to);
      relations.push({ id: id(raw) ?? '', kind: (type(raw) ?? '').split('/').at(-1) ?? '', path });
    },
  });
  return relations;
}

export async function readWorkbookPart(zip: Zip): Promise<WorkbookPart> {
  const root = await relationsOf(zip, '');
  const part = root.find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (!zip.has(part)) throw dañada();
  const relations = await relationsOf(zip, part);
  const sheets: { nombre: string; oculta: boolean; path: string }[] = [];
  let date1904 = false;
  await scanXml(zip.text(part), {
    open(tag, raw) {
      if (tag === 'workbookPr' && /^(?:1|true)$/.test(date1904Of(raw) ?? '')) date1904 = true;
      if (tag !== 'sheet') return;
      const relation = relations.find((one) => one.id === refId(raw));
      if (relation?.kind !== 'worksheet') return;
      const oculta = (stateOf(raw) ?? 'visible') !== 'visible';
      sheets.push({ nombre: nameOf(raw) ?? '', oculta, path: relation.path });
    },
  });
  const pathOf = (wanted: string) =>
    relations.find(({ kind, path }) => kind === wanted && zip.has(path))?.path;
  return { date1904, sheets, strings: pathOf('sharedStrings'), styles: pathOf('styles') };
}

/** The number format of each cell style. */
export async function readStyles(chunks: AsyncIterable<string>): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inside = false;
  await scanXml(chunks, {
    open(tag, raw) {
      if (tag === 'numFmt') codes.set(Number(numFmtId(raw)), formatCode(raw) ?? '');
      if (tag === 'cellXfs') inside = true;
      if (tag !== 'xf' || !inside) return;
      const format = Number(numFmtId(raw) ?? 0);
      formats.push(formatOf(format, codes.get(format)));
    },
    close(tag) {
      if (tag === 'cellXfs') inside = false;
    },
  });
  return formats;
}
