import { denso, dondeDice } from '@catedra/shared/entregas/anclas.ts';

export interface Mark {
  readonly id: string;
  /** Its number; that of one being written has none. */
  readonly n: number | null;
  readonly cita: string;
  readonly desde: number;
}

/** What is drawn in place of what is written, and our own numbers: no quotation counts them. */
const NOT_QUOTED = '[data-latex], [data-note]';
const BLOCK = 'p, li, td, th, h2, h3, h4, pre, blockquote, figure';

/** What is quoted of something shown. */
export function textsIn(root: Node): Text[] {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker?.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text || currentNode.nodeType === Node.TEXT_NODE)
      found.push(currentNode as Text);
  }
  return found.filter((text) => !text.parentElement?.closest(NOT_QUOTED));
}

/** Marks of a text by where each begins and ends, counted without blanks. */
function edgesOf(texts: readonly Text[], marks: readonly Mark[]) {
  const all = denso(texts.map(({ data }) => data).join(''));
  const opens = new Map<number, Mark[]>();
  const closes = new Map<number, Mark[]>();
  const put = (edges: Map<number, Mark[]>, at: number, mark: Mark) =>
    edges.set(at, [...(edges.get(at) ?? []), mark]);
  for (const mark of marks) {
    const from = dondeDice(all, mark.cita, mark.desde);
    if (from === null) continue;
    put(opens, from, mark);
    put(closes, from + denso(mark.cita).length, mark);
  }
  return { opens, closes };
}

function markOver(page: Document, active: readonly Mark[], words: string): Node {
  if (active.length === 0 || words.trim() === '') return page.createTextNode(words);
  const mark = page.createElement('mark');
  if (active.some(({ n }) => n === null)) mark.dataset.draft = '';
  mark.textContent = words;
  return mark;
}

function numberOf(page: Document, { id, n }: Mark): Node {
  const sup = page.createElement('sup');
  sup.dataset.note = id;
  const button = page.createElement('button');
  button.type = 'button';
  button.dataset.note = id;
  button.textContent = String(n);
  button.setAttribute('aria-label', `Comentario ${n}`);
  sup.append(button);
  return sup;
}

/** Cleaned HTML with what is spoken of marked in it, and its number after it. */
export function withMarks(html: string, marks: readonly Mark[]): string {
  if (marks.length === 0) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts = textsIn(page.body);
  const { opens, closes } = edgesOf(texts, marks);
  let at = 0;
  let active: Mark[] = [];
  for (const text of texts) {
    const parts: Node[] = [];
    let run = '';
    const flush = () => {
      if (run !== '') parts.push(markOver(page, active, run));
      run = '';
    };
    for (const sign of text.data.split('')) {
      if (/\s/.test(sign)) {
        run += sign;
        continue;
      }
      const opening = opens.get(at);
      if (opening) {
        flush();
        active = [...active, ...opening];
      }
      run += sign;
      at += 1;
      const closing = closes.get(at);
      if (!closing) continue;
      flush();
      active = active.filter((mark) => !closing.includes(mark));
      parts.push(...closing.filter(({ n }) => n !== null).map((mark) => numberOf(page, mark)));
    }
    flush();
    text.replaceWith(...parts);
  }
  return page.body.innerHTML;
}

interface Stretch {
  readonly cita: string;
  readonly desde: number;
}

/** The stretch of a shown text that a range covers; null where it covers no words of it. */
export function stretchIn(root: Node, range: Range): Stretch | null {
  let desde = 0;
  let begun = false;
  let cita = '';
  let block: Element | null = null;
  for (const text of textsIn(root)) {
    if (!range.intersectsNode(text)) {
      if (begun) break;
      desde += denso(text.data).length;
      continue;
    }
    const from = text === range.startContainer ? range.startOffset : 0;
    const to = text === range.endContainer ? range.endOffset : text.data.length;
    if (!begun) desde += denso(text.data.slice(0, from)).length;
    begun = true;
    const here = text.parentElement?.closest(BLOCK) ?? null;
    cita += (here === block ? '' : ' ') + text.data.slice(from, to);
    block = here;
  }
  const words = cita.replace(/\s+/g, ' ').trim();
  return words === '' ? null : { cita: words, desde };
}
