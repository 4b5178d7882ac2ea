import { expect, test } from 'vitest';
import { type Mark, markEdit } from '#ui/text-marks.ts';

function apply(text: string, mark: Mark): string {
  const start = text.indexOf('‹');
  const end = text.indexOf('›') - 1;
  const clean = text.replace(/[‹›]/g, '');
  const { from, to, by, select } = markEdit(clean, start, end, mark);
  const after = clean.slice(0, from) + by + clean.slice(to);
  return `${after.slice(0, select[0])}‹${after.slice(...select)}›${after.slice(select[1])}`;
}

test.each([
  ['Un ‹gran› día', 'negrita', 'Un **‹gran›** día'],
  ['Un ‹›', 'negrita', 'Un **‹texto›**'],
  ['uno\ndo‹›s\ntres', 'titulo', 'uno\n## dos‹›\ntres'],
  ['‹uno\ndos›', 'lista', '- uno\n- dos‹›'],
  ['‹- uno\n- dos›', 'lista', 'uno\ndos‹›'],
  ['‹- uno\n- dos›', 'numeros', '1. uno\n2. dos‹›'],
  ['lee ‹esto›', 'enlace', 'lee [esto](‹https://›)'],
] as const)('%j con %s queda %j', (before, mark, after) => {
  expect(apply(before, mark)).toBe(after);
});
