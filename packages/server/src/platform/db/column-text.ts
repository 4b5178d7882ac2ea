/** Marks that no text of a person holds: before each value, before each item of a list, and in the place of nothing. */
const VALUE = '\u001F';
const ITEM = '\u001E';
const NOTHING = '\u001D';
const holdsMark = (text: string) => text.includes(VALUE) || text.includes(ITEM) || text.includes(NOTHING);

export type Cell = string | number | boolean | readonly string[] | null | undefined;

/**
 * A column of thousands of values as one text, which costs a third of a list of quoted values both to write and to read
 * (`columna` and `lista` in the database). Null when one of them holds a mark: it must
 * travel quoted.
 * Twin: `columna` of `packages/server/src/base/reglas/columnas.sql`, held by `packages/server/src/platform/db/rows-by-columns.test.ts`.
 */
export function columnText(values: readonly Cell[]): string | null {
  let text = '';
  for (const value of values) {
    text += VALUE;
    if (value === null || value === undefined) text += NOTHING;
    else if (typeof value === 'object')
      for (const item of value) {
        if (holdsMark(item)) return null;
        text += ITEM + item;
      }
    else if (typeof value === 'string') {
      if (holdsMark(value)) return null;
      text += value;
    } else text += String(value);
  }
  return text;
}
