import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSalt, openSeal, SEAL_BYTES, sealWith } from '#platform/vault/seal.ts';

const seal = sealWith('una clave larga y ñ', newSalt());
const closed = (name: string, content: Buffer) => buffer(seal.close(name, Readable.from([content])));
const opened = (name: string, chunks: readonly Buffer[]) => buffer(seal.open(name, Readable.from(chunks)));

/** In pieces of whatever length, as a network gives them. */
function cutAt(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const chunks: Buffer[] = [];
  let left = bytes;
  for (const length of lengths) {
    chunks.push(left.subarray(0, length));
    left = left.subarray(length);
  }
  return [...chunks, left].filter(({ length }) => length > 0);
}

test('lo cerrado se abre igual, llegue como llegue, y ocupa lo que se dijo', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 5000 }),
      fc.array(fc.integer({ min: 1, max: 600 })),
      async (content, lengths) => {
        const plain = Buffer.from(content);
        const bytes = await closed('uno', plain);
        expect(bytes.length).toBe(seal.grows(plain.length));
        expect((await opened('uno', cutAt(bytes, lengths))).equals(plain)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('un bit cambiado, un trozo que falta, otro nombre u otra clave no abren nada', async () => {
  const plain = randomBytes(1000);
  const bytes = await closed('uno', plain);
  const flipped = Buffer.from(bytes);
  flipped[500] = (flipped[500] ?? 0) ^ 1;
  for (const wrong of [flipped, bytes.subarray(0, -1), bytes.subarray(0, SEAL_BYTES - 1), bytes.subarray(1)])
    await expect(opened('uno', [wrong])).rejects.toThrow('no se puede descifrar');
  await expect(opened('dos', [bytes])).rejects.toThrow('no se puede descifrar');
  const other = sealWith('otra clave larga', newSalt());
  await expect(buffer(other.open('uno', Readable.from([bytes])))).rejects.toThrow('no se puede descifrar');
});

test('sin clave todo pasa como está', async () => {
  const plain = randomBytes(100);
  expect((await buffer(openSeal.close('uno', Readable.from([plain])))).equals(plain)).toBe(true);
  expect([openSeal.grows(100), openSeal.sign('x')]).toEqual([100, null]);
});
