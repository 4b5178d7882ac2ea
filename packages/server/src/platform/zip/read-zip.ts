import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { RangeReader, type ReadRange } from '#platform/zip/range-reader.ts';

export interface ZipLimits {
  readonly entries: number;
  /** Of all the entries together, unpacked. */
  readonly bytes: number;
  /** How many times bigger it may become. */
  readonly ratio: number;
  /** Below this size any ratio is harmless. */
  readonly small?: number;
}

export interface ZipOptions extends ZipLimits {
  /** What an entry is called here, whatever its writer called it: for entries that never become files. */
  readonly rename?: (name: string) => string;
}

/** Why a zip is not opened. */
export type ZipFault =
  | 'broken'
  | 'path'
  | 'link'
  | 'entries'
  | 'bytes'
  | 'ratio'
  | 'encrypted'
  | 'method'
  | 'duplicate'
  | 'overlap';

export class ZipError extends Error {
  readonly fault: ZipFault;
  /** Which entry it is about. */
  readonly entry: string;

  constructor(fault: ZipFault, entry = '', cause?: unknown) {
    super(`zip refused: ${fault} ${entry}`, { cause });
    this.fault = fault;
    this.entry = entry;
  }
}

export interface Zip {
  /** Files by name; folders are not told. */
  readonly entries: ReadonlyMap<string, { readonly bytes: number; readonly crc32: number }>;
  /** Fails along the way when the entry is not as long as it says. */
  read(name: string): Promise<Readable>;
  close(): void;
}

/** What is small can't unfold into much. */
const SMALL = 1 << 20;
const LOCAL_HEADER = 30;
const FILE = 0o100000;
const FOLDER = 0o040000;
const CONTROL = /\p{Cc}/u;

function nameOf(
  { generalPurposeBitFlag, fileNameRaw, extraFields }: Entry,
  rename: ZipOptions['rename'],
): string {
  const name = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  if (rename) return rename(name);
  if (name === '' || CONTROL.test(name) || yauzl.validateFileName(name) !== null)
    throw new ZipError('path', name);
  return name;
}

/** A link or a device, by the mode that Unix programs write. */
const isSpecial = ({ externalFileAttributes }: Entry): boolean =>
  ![0, FILE, FOLDER].includes((externalFileAttributes >>> 16) & 0o170000);

function judge(entry: Entry, { ratio, small = SMALL, rename }: ZipOptions): string {
  const name = nameOf(entry, rename);
  if (isSpecial(entry)) throw new ZipError('link', name);
  if (entry.isEncrypted()) throw new ZipError('encrypted', name);
  if (!entry.canDecodeFileData()) throw new ZipError('method', name);
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > small && uncompressedSize > ratio * compressedSize)
    throw new ZipError('ratio', name);
  return name;
}

/** Entries that share their bytes make a bomb out of a small file. */
function refuseOverlaps(entries: readonly Entry[], size: number): void {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [i, entry] of inOrder.entries()) {
    const end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.compressedSize;
    if (end > (inOrder[i + 1]?.relativeOffsetOfLocalHeader ?? size)) throw new ZipError('overlap');
  }
}

async function list(zip: ZipFile, size: number, limits: ZipOptions): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new ZipError('entries');
  const files = new Map<string, Entry>();
  const seen = new Set<string>();
  const all: Entry[] = [];
  let [bytes, packed] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const name = judge(entry, limits);
    // Two names that some file systems take for the same are the same.
    const same = name.normalize('NFC').toLowerCase();
    if (seen.has(same)) throw new ZipError('duplicate', name);
    seen.add(same);
    all.push(entry);
    if (!name.endsWith('/')) files.set(name, entry);
    bytes += entry.uncompressedSize;
    packed += entry.compressedSize;
    if (bytes > limits.bytes) throw new ZipError('bytes');
  }
  if (bytes > (limits.small ?? SMALL) && bytes > limits.ratio * packed) throw new ZipError('ratio');
  refuseOverlaps(all, size);
  return files;
}

/** Failures of a disk or a store, which say nothing about the zip. */
const isOfTheStore = (error: unknown): boolean =>
  error instanceof Error &&
  ('$metadata' in error || (error as NodeJS.ErrnoException).code?.startsWith('E') === true);

export const asZipError = (error: unknown): unknown =>
  error instanceof ZipError || isOfTheStore(error) ? error : new ZipError('broken', '', error);

/** Opens a zip that comes from anywhere: all of its entries are looked at before one is unpacked. */
export async function openZip(read: ReadRange, size: number, limits: ZipOptions): Promise<Zip> {
  let zip: ZipFile | null = null;
  try {
    zip = await yauzl.fromRandomAccessReaderPromise(new RangeReader(read, size), size, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: true,
    });
    const opened = zip;
    const files = await list(opened, size, limits);
    return {
      entries: new Map(
        [...files].map(([name, entry]) => [name, { bytes: entry.uncompressedSize, crc32: entry.crc32 }]),
      ),
      async read(name) {
        const entry = files.get(name);
        if (!entry) throw new ZipError('broken', name);
        try {
          return await opened.openReadStreamPromise(entry);
        } catch (error) {
          throw asZipError(error);
        }
      },
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    throw asZipError(error);
  }
}
