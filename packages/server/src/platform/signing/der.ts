/** ASN.1 as certificates and signatures are written: what something is, how long, and its bytes. */
const length = (bytes: number): Buffer => {
  if (bytes < 0x80) return Buffer.from([bytes]);
  const digits = Buffer.from(
    bytes.toString(16).padStart(bytes > 0xffff ? 6 : bytes > 0xff ? 4 : 2, '0'),
    'hex',
  );
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits]);
};

export const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
};

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);
/** In the order of their bytes, as a set of attributes is signed. */
export const setOf = (...parts: readonly Uint8Array[]): Buffer =>
  tagged(0x31, ...parts.toSorted(Buffer.compare));
export const octets = (bytes: Uint8Array): Buffer => tagged(0x04, bytes);
export const bits = (bytes: Uint8Array): Buffer => tagged(0x03, Buffer.from([0]), bytes);
export const text = (value: string): Buffer => tagged(0x0c, Buffer.from(value, 'utf8'));
export const nothing = tagged(0x05);
export const yes = tagged(0x01, Buffer.from([0xff]));

/** Positive, however its first byte looks. */
export const integer = (bytes: Uint8Array): Buffer =>
  tagged(0x02, ...((bytes[0] ?? 0) >= 0x80 ? [Buffer.from([0])] : []), bytes);

export function oid(numbers: string): Buffer {
  const [first = 0, second = 0, ...rest] = numbers.split('.').map(Number);
  const base128 = (n: number): number[] => {
    const digits = [n & 0x7f];
    for (let left = Math.floor(n / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left & 0x7f) | 0x80);
    return digits;
  };
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** Until 2049 years are written with two digits. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  return at.getUTCFullYear() < 2050
    ? tagged(0x17, Buffer.from(`${digits.slice(2)}Z`))
    : tagged(0x18, Buffer.from(`${digits}Z`));
}

export interface Node {
  readonly tag: number;
  readonly content: Buffer;
  /** With its tag and its length: what is copied to the letter. */
  readonly whole: Buffer;
}

export class NotDer extends Error {}

/** The first that is in the bytes; of undefined length too, as some programs write files of keys. */
export function read(bytes: Buffer): Node {
  const tag = bytes[0];
  const first = bytes[1];
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new NotDer();
  if (first === 0x80) {
    let end = 2;
    while (bytes[end] !== 0 || bytes[end + 1] !== 0) end += read(bytes.subarray(end)).whole.length;
    return { tag, content: bytes.subarray(2, end), whole: bytes.subarray(0, end + 2) };
  }
  const more = first > 0x80 ? first - 0x80 : 0;
  if (more > 4 || bytes.length < 2 + more) throw new NotDer();
  const size = more ? bytes.readUIntBE(2, more) : first;
  const end = 2 + more + size;
  if (bytes.length < end) throw new NotDer();
  return { tag, content: bytes.subarray(2 + more, end), whole: bytes.subarray(0, end) };
}

export function children({ content }: Pick<Node, 'content'>): Node[] {
  const found: Node[] = [];
  for (let at = 0; at < content.length; ) {
    const node = read(content.subarray(at));
    found.push(node);
    at += node.whole.length;
  }
  return found;
}

/** One of its parts; a file that has not got it is not what it says. */
export function child(node: Pick<Node, 'content'>, index: number): Node {
  const found = children(node)[index];
  if (!found) throw new NotDer();
  return found;
}

/** A string of bytes, whole or in the pieces that some programs cut it into. */
export const octetsOf = (node: Node): Buffer =>
  (node.tag & 0x20) === 0 ? node.content : Buffer.concat(children(node).map(octetsOf));

export function dotted({ content }: Pick<Node, 'content'>): string {
  const numbers: number[] = [];
  let value = 0;
  for (const byte of content) {
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      numbers.push(value);
      value = 0;
    }
  }
  const [first = 0, ...rest] = numbers;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join('.');
}
