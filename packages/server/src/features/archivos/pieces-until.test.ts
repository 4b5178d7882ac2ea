import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { piecesUntil } from '#features/archivos/pieces-until.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function* pieces(count: number) {
  for (let i = 0; i < count; i++) yield Buffer.alloc(1024, i);
}

test('lo que ya se escribió no se queda en la memoria mientras dura la subida', async () => {
  const read: WeakRef<Buffer>[] = [];
  for await (const piece of piecesUntil(Readable.from(pieces(200)), new AbortController().signal)) {
    read.push(new WeakRef(piece));
    if (read.length !== 150) continue;
    // What was looked at in this turn is kept until it ends.
    await nextTurn();
    collect();
    const kept = read.filter((one) => one.deref() !== undefined);
    expect(kept.length).toBeLessThan(10);
  }
  expect(read).toHaveLength(200);
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
