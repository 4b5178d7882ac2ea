import { id } from '@catedra/shared/core/fields.ts';
import { expect, test } from 'vitest';
import { orderedId } from '#platform/db/ordered-id.ts';

test('es un identificador como los demás, distinto cada vez y posterior a los de antes', () => {
  const [antes, despues] = [new Date('2026-11-17T00:00:00.000Z'), new Date('2026-11-17T00:00:00.001Z')];
  const ids = [orderedId(antes), orderedId(antes), orderedId(despues)];
  for (const uno of ids) expect(id().parse(uno)).toBe(uno);
  expect(new Set(ids).size).toBe(3);
  expect(ids.toSorted().at(-1)).toBe(ids[2]);
});
