/** A file can't be read; its message is for the person. */
export class UnreadableFile extends Error {}

const MAX_BYTES = 200 * 1024 * 1024;
const MAX_ENTRIES = 5000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

export const BROKEN =
  'El archivo está dañado o no es un documento de Word. Ábrelo en Word y guárdalo de nuevo.';

/** The end of the directory stands at the end of the file, before a comment that may be there. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === END) return at;
  throw new UnreadableFile(BROKEN);
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) throw new UnreadableFile(BROKEN);
  const entries = new Map<string, Entry>();
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY) throw new UnreadableFile(BROKEN);
    const name = view.getUint16(at + 28, true);
    const text = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
    entries.set(text, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** What was packed may say that it is small and be huge: it is counted as it comes. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of stream as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new UnreadableFile('El documento es demasiado grande para leerlo aquí.');
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The files of a zip, read when they are asked for; null when there is none by that name. */
export function openZip(bytes: Uint8Array<ArrayBuffer>) {
  let entries: ReadonlyMap<string, Entry>;
  try {
    entries = entriesOf(bytes);
  } catch {
    throw new UnreadableFile(BROKEN);
  }
  return async (name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const entry = entries.get(name);
    if (!entry) return null;
    try {
      const view = new DataView(bytes.buffer, bytes.byteOffset + entry.at);
      const start = entry.at + 30 + view.getUint16(26, true) + view.getUint16(28, true);
      const packed = bytes.slice(start, start + entry.packed);
      if (entry.method === STORED) return packed;
      if (entry.method === DEFLATED) return await inflate(packed);
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
    }
    throw new UnreadableFile(BROKEN);
  };
}
