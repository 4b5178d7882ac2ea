import { Readable } from 'node:stream';
import yazl, { type EntryOptions } from 'yazl';

export interface ZipPart {
  readonly name: string;
  readonly bytes: number;
  /** Asked for when its turn comes. */
  readonly open: () => Promise<Readable>;
}

export interface TextPart {
  readonly name: string;
  readonly text: Iterable<string | Uint8Array> | AsyncIterable<string>;
}

export interface WrittenZip {
  readonly stream: Readable;
  readonly bytes: number;
}

/** A zip that is made while it leaves: one part of it is open at a time, and none once nobody reads. */
function startZip() {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream;
  let reading: Readable | null = null;
  const fail = (error: Error) => stream.destroy(error);
  // Whoever leaves in the middle of a download leaves a file open behind.
  stream.once('close', () => reading?.destroy());
  zip.on('error', fail);
  const add = (name: string, options: EntryOptions, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, options, (give) => {
      open().then((content) => {
        reading = content.on('error', fail);
        if (stream.destroyed) content.destroy();
        else give(null, content);
      }, give);
    });
  return { zip, stream, add };
}

/** Its entries are stored as they are: videos and pictures don't shrink, and the whole length is known before the first byte. */
export async function storedZip(
  first: { readonly name: string; readonly content: Buffer },
  parts: readonly ZipPart[],
  mtime: Date,
): Promise<WrittenZip> {
  const { zip, stream, add } = startZip();
  zip.addBuffer(first.content, first.name, { mtime, compress: false });
  for (const { name, bytes: size, open } of parts) add(name, { mtime, compress: false, size }, open);
  return { stream, bytes: await new Promise<number>((resolve) => zip.end(resolve)) };
}

/** The same of parts that come one after another: the next is asked for once the one before is being read. */
export function growingZip(parts: AsyncIterable<ZipPart>, mtime: Date): Readable {
  const { zip, stream, add } = startZip();
  const left = new Promise<never>((_, reject) => {
    stream.once('close', () => reject(new Error('nobody reads the zip any more')));
  });
  left.catch(() => undefined);
  const write = async () => {
    for await (const { name, bytes: size, open } of parts) {
      const turn = Promise.withResolvers<void>();
      add(name, { mtime, compress: false, size }, () => {
        turn.resolve();
        return open();
      });
      await Promise.race([turn.promise, left]);
    }
    zip.end();
  };
  write().catch((error: unknown) => stream.destroy(error as Error));
  return stream;
}

/** The zero of the format, wherever it is written: the same texts are the same bytes. */
const ZERO = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** Texts that shrink as they come: neither a part nor the whole is ever in memory. */
export function deflatedZip(parts: Iterable<TextPart>): Readable {
  const { zip, stream, add } = startZip();
  for (const { name, text } of parts)
    add(name, { ...ZERO, compress: true }, async () => Readable.from(text, { objectMode: false }));
  zip.end();
  return stream;
}
