import { expect, test } from 'vitest';
import { newId } from '#platform/new-id.ts';

test('cada identificador es un UUID al azar y no se repite', () => {
  const ids = Array.from({ length: 500 }, newId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(500);
});
