import { describe, expect, test } from 'vitest';
import { moved, orderedColumns } from '#ui/lists/ordered-columns.ts';

describe('las columnas que alguien elige y ordena', () => {
  test.each([
    ['b', -1, 'b,a,c'],
    ['b', 1, 'a,c,b'],
    ['a', -1, 'a,b,c'],
    ['c', 1, 'a,b,c'],
    ['otra', 1, 'a,b,c'],
  ] as const)('mover %s %i sitio deja %s', (id, by, esperado) => {
    expect(moved(['a', 'b', 'c'], id, by).join()).toBe(esperado);
  });

  test('la primera está siempre; las demás, en su orden, y las que ya no existen no', () => {
    const columna = (id: string) => ({ id, header: id, cell: () => null });
    const ids = orderedColumns(['p', 'a', 'b'].map(columna), ['b', 'x', 'a']).map(({ id }) => id);
    expect(ids).toEqual(['p', 'b', 'a']);
  });
});
