import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import type { z } from 'zod';

/** Keyset pagination: where a page ended, by the values of its last row that order it. */
export const writeCursor = (...values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export function readCursor<Values>(shape: z.ZodType<Values>, cursor: string): Values {
  let values: unknown = null;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Told below, with any other cursor that is not ours.
  }
  const read = shape.safeParse(values);
  if (read.success) return read.data;
  throw datosInvalidos({ cursor: 'Esta página ya no sirve. Vuelve a la primera.' });
}

/** Rows were asked for one beyond the limit: it tells that there is another page, which begins after the last one shown. */
export function cutPage<Row, Cursor = string>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { datos: Row[]; siguiente: Cursor | null } {
  const datos = rows.slice(0, limit);
  const last = datos.at(-1);
  return { datos, siguiente: last && rows.length > limit ? cursorOf(last) : null };
}
