const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;

/** The id of a new option, pair or gap: it says nothing of what is right. */
export const newPart = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** What may be typed in a list, one after the other: empty lines and their own numbers or dashes are left out. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-–—•·*▪◦]|\(?(?:\d{1,2}|[a-zA-Z])[.)])\s+/, '').trim())
    .filter((line) => line !== '');

/** Plain words as the text of an option. */
export const asHtml = (line: string): string =>
  line === ''
    ? ''
    : `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/** A list with one of its members a place up or down. */
export function shifted<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const to = index + by;
  const one = list[index];
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(to, 0, one);
}
