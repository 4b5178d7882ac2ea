import type { Readable } from 'node:stream';
import yazl from 'yazl';

export interface ZipPart {
  readonly name: string;
  readonly bytes: number;
  /** Asked for when its turn comes. */
  readonly open: () => Promise<Readable>;
}

export interface WrittenZip {
  readonly stream: Readable;
  readonly bytes: number;
}

/**
 * A zip that is made while it leaves, with its entries stored as they are: videos and pictures don't shrink, and the
 * whole length is known before the first byte.
 */
export async function storedZip(
  first: { readonly name: string; readonly content: Buffer },
  parts: readonly ZipPart[],
  mtime: Date,
): Promise<WrittenZip> {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream;
  let reading: Readable | null = null;
  // Whoever leaves in the middle of a download leaves a file open behind.
  stream.once('close', () => reading?.destroy());
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.addBuffer(first.content, first.name, { mtime, compress: false });
  for (const { name, bytes: size, open } of parts)
    zip.addReadStreamLazy(name, { mtime, compress: false, size }, (give) => {
      open().then((content) => {
        reading = content;
        if (stream.destroyed) content.destroy();
        else give(null, content);
      }, give);
    });
  return { stream, bytes: await new Promise<number>((resolve) => zip.end(resolve)) };
}
