import type { Readable } from 'node:stream';

/** The pieces until they end or the signal goes off; the connection stays open, to answer through it. */
export async function* piecesUntil(body: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  let stop: (reason: unknown) => void = () => undefined;
  const onAbort = () => stop(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      // A promise for each piece: one that lasted as long as the upload would keep every race against it, with its bytes.
      const next = await new Promise<IteratorResult<Buffer>>((resolve, reject) => {
        stop = reject;
        pieces.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
