import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { piecesUntil } from '#features/archivos/pieces-until.ts';

const MB = 1 << 20;

function* pieces(count: number) {
  for (let i = 0; i < count; i++) yield Buffer.allocUnsafe(MB);
}

test('lo que ya se escribió no se queda en la memoria mientras dura la subida', async () => {
  const before = process.memoryUsage().arrayBuffers;
  let [bytes, peak] = [0, 0];
  for await (const piece of piecesUntil(Readable.from(pieces(500)), new AbortController().signal)) {
    bytes += piece.length;
    peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
  }
  expect(bytes).toBe(500 * MB);
  expect(peak).toBeLessThan(250 * MB);
});

test('una señal la corta aunque no llegue nada más, y no cierra la conexión', async () => {
  const body = new Readable({ read: () => undefined });
  body.push(Buffer.from('primero'));
  const control = new AbortController();
  const received: string[] = [];
  const reading = (async () => {
    for await (const piece of piecesUntil(body, control.signal)) {
      received.push(String(piece));
      setImmediate(() => control.abort(new Error('basta')));
    }
  })();
  await expect(reading).rejects.toThrow('basta');
  expect(received).toEqual(['primero']);
  expect(body.destroyed).toBe(false);
});
