import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { dañada, demasiadoAlDescomprimir, protegida } from '#platform/sheets/refusal.ts';
import * as platformZip from '#platform/zip/read-zip.ts';

export interface Zip {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The text of an entry as it is unpacked, piece by piece. */
  text(name: string): AsyncIterable<string>;
}

/** Parts of a workbook are looked up without regard to case or to which slash the writer used. */
const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

const RULES: platformZip.ZipOptions = {
  entries: 0xffff,
  bytes: 500 * 1024 * 1024,
  ratio: 200,
  // Long runs of the same cell reach a high ratio honestly.
  small: 10 * 1024 * 1024,
  rename: keyOf,
};

function refusalOf(error: unknown): unknown {
  if (!(error instanceof platformZip.ZipError)) return dañada();
  if (error.fault === 'encrypted') return protegida();
  return error.fault === 'bytes' || error.fault === 'ratio' ? demasiadoAlDescomprimir() : dañada();
}

/** A workbook that is whole in memory; what unpacks to anything but what was declared is damaged, or a lie. */
export async function openZip(bytes: Buffer): Promise<Zip> {
  const range = async ({ start, end }: { start: number; end: number }) =>
    Readable.from([bytes.subarray(start, end + 1)]);
  const zip = await platformZip.openZip(range, bytes.length, RULES).catch((error: unknown) => {
    throw refusalOf(error);
  });

  async function* unpack(name: string): AsyncGenerator<Buffer> {
    try {
      yield* await zip.read(name);
    } catch {
      throw dañada();
    }
  }
  return {
    names: [...zip.entries.keys()],
    has: (name) => zip.entries.has(keyOf(name)),
    async *text(name) {
      const decoder = new TextDecoder();
      let crc = 0;
      for await (const chunk of unpack(keyOf(name))) {
        crc = crc32(chunk, crc);
        yield decoder.decode(chunk, { stream: true });
      }
      if (crc !== zip.entries.get(keyOf(name))?.crc32) throw dañada();
    },
  };
}
