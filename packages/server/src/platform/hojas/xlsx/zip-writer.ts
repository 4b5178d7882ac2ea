import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly text: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
}

const VERSION = 20;
/** UTF-8 names, and sizes that come after the content because it is sent as it is made. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the zero of the format: the same workbook is the same bytes. */
const DATE = 0x0021;

function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((total, [size]) => total + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

const localHeader = (name: Buffer) =>
  Buffer.concat([
    numbers([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE]),
    numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const descriptor = ({ crc, packed, unpacked }: Written) =>
  numbers([4, 0x08074b50], [4, crc], [4, packed], [4, unpacked]);

const centralHeader = ({ name, offset, crc, packed, unpacked }: Written) =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE]),
    numbers([4, crc], [4, packed], [4, unpacked], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0]),
    numbers([4, offset]),
    name,
  ]);

const endOf = (count: number, size: number, offset: number) =>
  numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);

/** An archive made and sent piece by piece: neither a part nor the whole is ever in memory. */
export async function* zipOf(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const header = localHeader(name);
    let crc = 0;
    let unpacked = 0;
    let packed = 0;
    async function* counted() {
      for await (const piece of part.text) {
        const bytes = Buffer.from(piece);
        crc = crc32(bytes, crc);
        unpacked += bytes.length;
        yield bytes;
      }
    }
    yield header;
    const deflated = pipeline(Readable.from(counted()), createDeflateRaw(), () => undefined);
    for await (const chunk of deflated as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    const entry: Written = { name, offset, crc, packed, unpacked };
    const tail = descriptor(entry);
    yield tail;
    written.push(entry);
    offset += header.length + packed + tail.length;
  }
  const central = Buffer.concat(written.map(centralHeader));
  yield Buffer.concat([central, endOf(written.length, central.length, offset)]);
}
