import { type Item, listOf } from '#parts/texto/word/list-of.ts';

/** Of Word's clipboard: `mso-list: l0 level2 lfo1`. */
const LISTED = /mso-list:\s*(?!none|ignore)[^;"']*level(\d)/i;
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)ºª]/i;

const COMMENT = /<!--.*?-->/gs;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** The sign that Word writes before each item, for programs that know no lists. */
function takeSign(item: Element): string {
  const sign = [...item.querySelectorAll('span')].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
  const text = sign?.textContent ?? '';
  // With whatever only held it.
  for (let gone = sign; gone && gone !== item; ) {
    const holder = gone.parentElement;
    gone.remove();
    gone = holder instanceof HTMLSpanElement && holder.textContent === '' ? holder : undefined;
  }
  return text.replaceAll('\u00A0', ' ').trim();
}

function itemOf(paragraph: Element): Item {
  const level = Number(LISTED.exec(styleOf(paragraph))?.[1] ?? 1) - 1;
  const ordered = NUMBERED.test(takeSign(paragraph));
  return { level, ordered, html: paragraph.innerHTML.replaceAll(COMMENT, '').trim() };
}

/** Paragraphs that Word means as a list, in the lists that they are. */
export function makeLists(page: Document): void {
  const listed = (element: Element | null): element is Element =>
    element !== null && /^(P|DIV|H\d)$/.test(element.tagName) && LISTED.test(styleOf(element));
  for (const first of page.querySelectorAll('[style*="mso-list" i]')) {
    if (!first.isConnected || !listed(first) || listed(first.previousElementSibling)) continue;
    const together = [first];
    for (let next = first.nextElementSibling; listed(next); next = next.nextElementSibling)
      together.push(next);
    const items = together.map(itemOf);
    const list = page.createElement('div');
    list.innerHTML = listOf(items, Math.min(...items.map(({ level }) => level)));
    first.before(...list.childNodes);
    for (const one of together) one.remove();
  }
}
