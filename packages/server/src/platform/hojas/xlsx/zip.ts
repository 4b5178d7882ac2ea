import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { dañada, demasiadoAlDescomprimir, protegida } from '#platform/hojas/refusal.ts';

const MAX_UNPACKED = 500 * 1024 * 1024;
const MAX_RATIO = 200;
/** Below this size a high ratio is harmless: long runs of the same cell reach it honestly. */
const RATIO_MATTERS = 10 * 1024 * 1024;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const CHUNK = 64 * 1024;

interface Entry {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

export interface Zip {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The text of an entry as it is unpacked, piece by piece. */
  text(name: string): AsyncIterable<string>;
}

/** Parts of a workbook are looked up without regard to case or to which slash the writer used. */
const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= lowest; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  throw dañada();
}

function readEntries(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw dañada();
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED) throw protegida();
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.set(keyOf(bytes.toString('utf8', at + 46, nameEnd)), {
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Judged by what the archive declares, before a byte of it is unpacked. */
function refuseBombs(bytes: Buffer, entries: Iterable<Entry>): void {
  let total = 0;
  for (const { unpacked } of entries) total += unpacked;
  const suspicious = total > RATIO_MATTERS && total / bytes.length > MAX_RATIO;
  if (total > MAX_UNPACKED || suspicious) throw demasiadoAlDescomprimir();
}

function packedBytes(bytes: Buffer, { offset, packed }: Entry): Buffer {
  if (bytes.readUInt32LE(offset) !== LOCAL) throw dañada();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packed > bytes.length) throw dañada();
  return bytes.subarray(start, start + packed);
}

function unpack(bytes: Buffer, entry: Entry): Readable {
  const packed = packedBytes(bytes, entry);
  if (entry.method === STORED) return Readable.from([packed]);
  if (entry.method !== DEFLATED) throw dañada();
  return Readable.from([packed]).pipe(createInflateRaw({ chunkSize: CHUNK }));
}

/** What unpacks to anything but what was declared is damaged, or a lie. */
async function* textOf(bytes: Buffer, entry: Entry): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let crc = 0;
  for await (const chunk of unpack(bytes, entry) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > entry.unpacked) throw dañada();
    crc = crc32(chunk, crc);
    yield decoder.decode(chunk, { stream: true });
  }
  if (size < entry.unpacked || crc !== entry.crc) throw dañada();
}

export function openZip(bytes: Buffer): Zip {
  const entries = readEntries(bytes);
  refuseBombs(bytes, entries.values());
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(keyOf(name)),
    async *text(name) {
      const entry = entries.get(keyOf(name));
      if (!entry) throw dañada();
      yield* textOf(bytes, entry);
    },
  };
}
