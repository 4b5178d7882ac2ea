import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import yauzl from 'yauzl';

/** Both ends included. */
export type ReadRange = (range: { readonly start: number; readonly end: number }) => Promise<Readable>;

const BLOCK = 1 << 20;

/** A zip that is read by parts wherever it is; the list of its entries, read in tiny bits, comes in a few big ones. */
export class RangeReader extends yauzl.RandomAccessReader {
  readonly #read: ReadRange;
  readonly #size: number;
  #block: { readonly start: number; readonly bytes: Promise<Buffer> } | null = null;

  constructor(read: ReadRange, size: number) {
    super();
    this.#read = read;
    this.#size = size;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough();
    this.#read({ start, end: end - 1 }).then(
      // A reader that has had enough closes its end, and that is no failure.
      (stream) => pipeline(stream, out).catch((error: Error) => out.destroy(error)),
      (error: Error) => out.destroy(error),
    );
    return out;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const fill = async () => {
      const part = await this.#part(position, length);
      if (part.length < length) throw new Error('unexpected end of file');
      part.copy(target, offset);
    };
    callbackify(fill)((error) => callback(error));
  }

  async #part(position: number, length: number): Promise<Buffer> {
    const covers = (block: { readonly start: number } | null) =>
      block !== null && position >= block.start && position + length <= block.start + BLOCK;
    if (length > BLOCK) return this.#load(position, length);
    if (!covers(this.#block)) this.#block = { start: position, bytes: this.#load(position, BLOCK) };
    const { start, bytes } = this.#block as { start: number; bytes: Promise<Buffer> };
    return (await bytes).subarray(position - start, position - start + length);
  }

  async #load(position: number, length: number): Promise<Buffer> {
    const end = Math.min(position + length, this.#size) - 1;
    return end < position ? Buffer.alloc(0) : buffer(await this.#read({ start: position, end }));
  }
}
