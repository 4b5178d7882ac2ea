import { attributeOf, childOf, childrenOf, nameOf, valueOf } from '#parts/texto/word/xml.ts';

/** What a paragraph is, by its style: Word writes the names of its own styles in English, whatever its language. */
export type Role = 'title' | 'h2' | 'h3' | 'h4' | 'contents' | 'quote' | 'text';

const HEADINGS: Readonly<Record<string, Role>> = { '1': 'h2', '2': 'h3' };

function roleOf(name: string, outline: string | undefined): Role {
  const plain = name.toLowerCase();
  if (/^(title|título|titulo)$/.test(plain)) return 'title';
  const level = /^(?:heading|título|titulo|encabezado)\s*([1-9])$/.exec(plain)?.[1];
  if (level) return HEADINGS[level] ?? 'h4';
  if (/^(toc|tdc|índice|table of contents)\b/.test(plain)) return 'contents';
  if (/quote|cita/.test(plain)) return 'quote';
  const deep = Number(outline);
  return outline !== undefined && deep < 9 ? (HEADINGS[String(deep + 1)] ?? 'h4') : 'text';
}

/** The styles of a document: what each is for, and the list it belongs to. */
export function readStyles(root: Element | undefined) {
  const roles = new Map<string, Role>();
  const lists = new Map<string, Element>();
  for (const style of root ? childrenOf(root).filter((one) => nameOf(one) === 'style') : []) {
    const id = attributeOf(style, 'styleId') ?? '';
    roles.set(id, roleOf(valueOf(style, 'name') ?? id, valueOf(style, 'pPr', 'outlineLvl')));
    const numbered = childOf(style, 'pPr', 'numPr');
    if (numbered) lists.set(id, numbered);
  }
  return {
    roleOf: (id: string | undefined): Role => roles.get(id ?? '') ?? roleOf(id ?? '', undefined),
    lists,
  };
}

/** Whether each level of each list is numbered. */
export function readNumbering(root: Element | undefined) {
  const all = root ? childrenOf(root) : [];
  const abstract = new Map(
    all.filter((one) => nameOf(one) === 'abstractNum').map((one) => [attributeOf(one, 'abstractNumId'), one]),
  );
  const used = new Map(
    all
      .filter((one) => nameOf(one) === 'num')
      .map((one) => [attributeOf(one, 'numId'), abstract.get(valueOf(one, 'abstractNumId'))]),
  );
  return (numId: string, level: number): boolean => {
    const list = used.get(numId);
    const own = list && childrenOf(list).find((one) => attributeOf(one, 'ilvl') === String(level));
    const format = valueOf(own, 'numFmt');
    return format !== undefined && format !== 'bullet' && format !== 'none';
  };
}
