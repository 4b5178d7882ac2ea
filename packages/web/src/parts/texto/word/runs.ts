import { attributeOf, childOf, childrenOf, escaped, isOn, nameOf, valueOf } from '#parts/texto/word/xml.ts';

/** What a document refers to by an id: addresses and pictures. */
export type Relations = ReadonlyMap<string, string>;

interface Piece {
  readonly tags: readonly string[];
  readonly html: string;
}

const LINK = /^(https:\/\/|mailto:)/i;

function tagsOf(props: Element | undefined): string[] {
  const upDown = valueOf(props, 'vertAlign');
  return [
    isOn(props, 'b') && 'strong',
    isOn(props, 'i') && 'em',
    isOn(props, 'u') && 'u',
    isOn(props, 'strike') && 's',
    upDown === 'superscript' && 'sup',
    upDown === 'subscript' && 'sub',
  ].filter((tag) => tag !== false);
}

const everyIn = (node: Element, name: string): Element[] =>
  [...node.getElementsByTagName('*')].filter((one) => nameOf(one) === name);

/** A picture stands by the name it has inside the document until it is uploaded. */
function pictureIn(node: Element, relations: Relations): string {
  const blip = everyIn(node, 'blip')[0];
  const id = attributeOf(blip, 'embed') ?? attributeOf(everyIn(node, 'imagedata')[0], 'id');
  const media = relations.get(id ?? '');
  if (!media) return '';
  const words = attributeOf(everyIn(node, 'docPr')[0], 'descr') ?? '';
  return `<img data-media="${escaped(media)}" alt="${escaped(words)}">`;
}

function insideRun(run: Element, relations: Relations): string {
  return childrenOf(run)
    .map((node) => {
      const name = nameOf(node);
      if (name === 't') return escaped(node.textContent ?? '');
      if (name === 'br' || name === 'cr') return attributeOf(node, 'type') === 'page' ? '' : '<br>';
      if (name === 'tab') return ' ';
      if (name === 'noBreakHyphen') return '\u2011';
      if (name === 'drawing' || name === 'pict') return pictureIn(node, relations);
      if (name === 'AlternateContent')
        return childOf(node, 'Choice') ? insideRun(childOf(node, 'Choice') as Element, relations) : '';
      return '';
    })
    .join('');
}

function piecesOf(node: Element, relations: Relations): Piece[] {
  return childrenOf(node).flatMap((one): Piece[] => {
    const name = nameOf(one);
    if (name === 'r') return [{ tags: tagsOf(childOf(one, 'rPr')), html: insideRun(one, relations) }];
    if (name === 'hyperlink') {
      const words = joined(piecesOf(one, relations));
      const to = relations.get(attributeOf(one, 'id') ?? '') ?? '';
      return [{ tags: [], html: LINK.test(to) ? `<a href="${escaped(to)}">${words}</a>` : words }];
    }
    if (name === 'oMath' || name === 'oMathPara') return [{ tags: [], html: escaped(one.textContent ?? '') }];
    // What was struck out while reviewing is not there; what was put in is.
    if (name === 'del' || name === 'moveFrom') return [];
    if (['ins', 'moveTo', 'smartTag', 'sdt', 'sdtContent', 'fldSimple', 'bdo', 'dir'].includes(name))
      return piecesOf(one, relations);
    return [];
  });
}

/** Word breaks a sentence wherever it was touched: neighbours that look alike are one. */
function joined(pieces: readonly Piece[]): string {
  const merged: Piece[] = [];
  for (const piece of pieces.filter(({ html }) => html !== '')) {
    const last = merged.at(-1);
    if (last && last.tags.join() === piece.tags.join())
      merged[merged.length - 1] = { tags: last.tags, html: last.html + piece.html };
    else merged.push(piece);
  }
  return merged
    .map(({ tags, html }) => tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, html))
    .join('');
}

/** The words of a paragraph, with their marks, links and pictures. */
export const wordsOf = (paragraph: Element, relations: Relations): string =>
  joined(piecesOf(paragraph, relations)).trim();
