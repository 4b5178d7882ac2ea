import { expect, test } from 'vitest';
import { createNamer } from '#platform/db/named.ts';

const text = 'select 1 from cursos where id = $1';
const named = createNamer();
const nameOf = (query: ReturnType<typeof named>) => (typeof query === 'string' ? query : query.name);

test('lo que se pide una y otra vez recibe un nombre, siempre el mismo', () => {
  const names = Array.from({ length: 7 }, () => nameOf(named({ text, values: [1] })));
  expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
  expect(names[4]).toMatch(/^repetida\./);
  expect(new Set(names.slice(4)).size).toBe(1);
  expect(nameOf(named({ text: `${text} -- otra` }))).toBeUndefined();
});

test('lo que ya tiene nombre, o es solo texto, pasa como está', () => {
  const mine = { name: 'mía', text };
  expect(named(mine)).toBe(mine);
  expect(named('begin')).toBe('begin');
});
