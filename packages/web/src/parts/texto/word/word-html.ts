import { type Item, listOf } from '#parts/texto/word/list-of.ts';
import { type Relations, wordsOf } from '#parts/texto/word/runs.ts';
import { readNumbering, readStyles, type Role } from '#parts/texto/word/styles.ts';
import { BROKEN, openZip, UnreadableFile } from '#parts/texto/word/unzip.ts';
import { attributeOf, childOf, childrenOf, isOn, nameOf, parseXml, valueOf } from '#parts/texto/word/xml.ts';

/** A document as rich text; its pictures are `<img data-media>` until each has an address. */
export interface ReadText {
  /** What the document calls itself, if it says so with the style for that. */
  readonly title: string | null;
  readonly html: string;
  readonly mediaOf: (name: string) => Promise<Blob | null>;
}

const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

const TAGS: Readonly<Partial<Record<Role, string>>> = { h2: 'h2', h3: 'h3', h4: 'h4', title: 'h2' };
const BOLD = /<\/?strong>/g;
const PICTURES = /<img [^>]*>/g;

/** A paragraph; a picture stands by itself, beside the words and not among them. */
function block(role: Role, words: string): string {
  const pictures = words.match(PICTURES) ?? [];
  const text = words.replaceAll(PICTURES, '').trim();
  const tag = TAGS[role];
  const written = tag ? `<${tag}>${text.replaceAll(BOLD, '')}</${tag}>` : `<p>${text}</p>`;
  const whole = text === '' ? '' : role === 'quote' ? `<blockquote>${written}</blockquote>` : written;
  return whole + pictures.join('');
}

interface Document {
  readonly styles: ReturnType<typeof readStyles>;
  readonly numbered: ReturnType<typeof readNumbering>;
  readonly relations: Relations;
}

const WRAPPERS = ['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag'];

/** Paragraphs and tables, out of whatever holds them. */
const blocksIn = (node: Element): Element[] =>
  childrenOf(node).flatMap((one) => (WRAPPERS.includes(nameOf(one)) ? blocksIn(one) : [one]));

function bodyOf(node: Element, doc: Document, onTitle?: (title: string) => boolean): string {
  let html = '';
  let items: Item[] = [];
  const closeList = () => {
    if (items.length > 0) html += listOf(items, Math.min(...items.map(({ level }) => level)));
    items = [];
  };
  for (const one of blocksIn(node)) {
    if (nameOf(one) === 'tbl') {
      closeList();
      html += tableOf(one, doc);
    }
    if (nameOf(one) !== 'p') continue;
    const style = valueOf(one, 'pPr', 'pStyle');
    const role = doc.styles.roleOf(style);
    const words = wordsOf(one, doc.relations);
    const list =
      childOf(one, 'pPr', 'numPr') ?? (role === 'text' ? doc.styles.lists.get(style ?? '') : undefined);
    const numId = valueOf(list, 'numId');
    if (words === '' || role === 'contents') continue;
    if (list && numId !== '0' && role === 'text') {
      const level = Number(valueOf(list, 'ilvl') ?? 0);
      items.push({ level, ordered: doc.numbered(numId ?? '', level), html: words });
      continue;
    }
    closeList();
    if (role === 'title' && onTitle?.(textOf(words))) continue;
    html += block(role, words);
  }
  closeList();
  return html;
}

/** Which rows a cell goes on into. */
function tableOf(table: Element, doc: Document): string {
  const rows = blocksIn(table).filter((one) => nameOf(one) === 'tr');
  const look = childOf(table, 'tblPr', 'tblLook');
  const firstIsHead = attributeOf(look, 'firstRow') === '1';
  const grid = rows.map((row) => {
    let column = 0;
    return blocksIn(row)
      .filter((one) => nameOf(one) === 'tc')
      .map((cell) => {
        const span = Number(valueOf(cell, 'tcPr', 'gridSpan') ?? 1);
        const merge = childOf(cell, 'tcPr', 'vMerge');
        const goesOn = merge !== undefined && attributeOf(merge, 'val') !== 'restart';
        const at = column;
        column += span;
        return { cell, span, goesOn, at };
      });
  });
  const written = grid.map((cells, i) => {
    const head = isOn(childOf(rows[i], 'trPr'), 'tblHeader') || (i === 0 && firstIsHead);
    const inside = cells
      .filter(({ goesOn }) => !goesOn)
      .map(({ cell, span, at }) => {
        let down = 1;
        while (grid[i + down]?.some((under) => under.at === at && under.goesOn)) down++;
        const tag = head ? 'th' : 'td';
        const spans = `${span > 1 ? ` colspan="${span}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}`;
        return `<${tag}${spans}>${bodyOf(cell, doc) || '<p></p>'}</${tag}>`;
      });
    return `<tr>${inside.join('')}</tr>`;
  });
  return written.length > 0 ? `<table><tbody>${written.join('')}</tbody></table>` : '';
}

function relationsOf(root: Element | undefined): Relations {
  return new Map(
    (root ? childrenOf(root) : []).map((one) => {
      const target = attributeOf(one, 'Target') ?? '';
      const outside = attributeOf(one, 'TargetMode') === 'External';
      return [attributeOf(one, 'Id') ?? '', outside ? target : `word/${target.replace(/^\/?(word\/)?/, '')}`];
    }),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Reads a .docx: headings, lists, tables, marks, links and pictures. */
export async function readWord(file: Blob): Promise<ReadText> {
  const read = openZip(new Uint8Array(await file.arrayBuffer()));
  const part = async (name: string) => parseXml(await read(`word/${name}`));
  const body = childOf(await part('document.xml'), 'body');
  if (!body) throw new UnreadableFile(BROKEN);
  const doc: Document = {
    styles: readStyles(await part('styles.xml')),
    numbered: readNumbering(await part('numbering.xml')),
    relations: relationsOf(await part('_rels/document.xml.rels')),
  };
  let title: string | null = null;
  const html = bodyOf(body, doc, (words) => {
    if (title !== null || words === '') return false;
    title = words;
    return true;
  });
  return {
    title,
    html,
    mediaOf: async (name) => {
      const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
      const bytes = type ? await read(name) : null;
      return bytes && new Blob([bytes], { type });
    },
  };
}
