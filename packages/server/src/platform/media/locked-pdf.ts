import { createCipheriv, createHash } from 'node:crypto';
import type { Bytes } from '#platform/media/bytes.ts';

/** Where the trailer and the dictionary of its lock are found in all but the oddest files. */
const EDGE = 256 * 1024;
/** A longer one is not read whole to find its lock in the middle. */
const MOST_READ = 64 * 1024 * 1024;
/** What the oldest locks are made with instead of an empty password. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** Gone from OpenSSL's usual ciphers, and still what most old documents are locked with. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}

const hash = (name: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: Uint8Array[]): Buffer =>
  parts.reduce((sum, part) => sum.update(part), createHash(name)).digest();

/** The number of the ISO standard 32000-2, algorithm 2.B, with an empty password. */
function hardened(salt: Uint8Array): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(rest === 0 ? 'sha256' : rest === 1 ? 'sha384' : 'sha512', mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

interface Lock {
  readonly revision: number;
  readonly keyBytes: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  readonly id: Buffer;
  readonly hidesMetadata: boolean;
}

/** Whether nothing typed opens it: then only printing or copying is restricted. */
function opensToAll({ revision, keyBytes, owner, user, permissions, id, hidesMetadata }: Lock): boolean {
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    return user.subarray(0, 32).equals(revision === 5 ? hash('sha256', salt) : hardened(salt));
  }
  const bits = Buffer.alloc(4);
  bits.writeInt32LE(permissions | 0);
  const tail = revision >= 4 && !hidesMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  let key = hash('md5', PADDING, owner.subarray(0, 32), bits, id, tail);
  if (revision === 2) return rc4(key.subarray(0, 5), PADDING).equals(user.subarray(0, 32));
  for (let i = 0; i < 50; i++) key = hash('md5', key.subarray(0, keyBytes));
  const own = key.subarray(0, keyBytes);
  const made = Array.from({ length: 20 }, (_, i) => own.map((byte) => byte ^ i)).reduce(
    (sum: Buffer, step) => rc4(step, sum),
    hash('md5', PADDING, id),
  );
  return made.equals(user.subarray(0, 16));
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of a PDF, between parentheses or in hexadecimal, as its bytes. */
function stringAfter(text: string, name: RegExp): Buffer | null {
  const start = name.exec(text);
  if (!start) return null;
  const rest = text.slice(start.index + start[0].length);
  const hex = /^\s*<([0-9a-f\s]*)>/i.exec(rest);
  if (hex) return Buffer.from((hex[1] ?? '').replaceAll(/\s/g, ''), 'hex');
  const plain = /^\s*\(((?:\\[\s\S]|[^\\)])*)\)/.exec(rest);
  if (!plain) return null;
  const unescaped = (plain[1] ?? '').replaceAll(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, one: string) =>
    /^[0-7]/.test(one)
      ? String.fromCharCode(Number.parseInt(one, 8) & 255)
      : /^[\r\n]/.test(one)
        ? ''
        : (ESCAPES[one] ?? one),
  );
  return Buffer.from(unescaped, 'latin1');
}

const numberAfter = (text: string, name: RegExp): number | null => {
  const found = name.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** The dictionary that says how it is locked, wherever the trailer says it is; null when it isn't, or can't be understood. */
function lockIn(text: string): Lock | null {
  const trailer = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/.exec(text);
  if (!trailer) return null;
  const place = trailer[1]
    ? text.search(new RegExp(`(?<!\\d)${trailer[1]}\\s+${trailer[2]}\\s+obj`))
    : trailer.index;
  if (place < 0) return null;
  const dictionary = text.slice(place, place + 4096);
  const revision = numberAfter(dictionary, /\/R\s*(\d+)/);
  const owner = stringAfter(dictionary, /\/O(?=\s*[(<])/);
  const user = stringAfter(dictionary, /\/U(?=\s*[(<])/);
  const permissions = numberAfter(dictionary, /\/P\s*(-?\d+)/);
  if (
    !/\/Filter\s*\/Standard/.test(dictionary) ||
    revision === null ||
    !owner ||
    !user ||
    permissions === null
  )
    return null;
  // Of the filters of streams there are lengths too, in bytes: the one of the key comes in bits.
  const bits = [...dictionary.matchAll(/\/Length\s*(\d+)/g)].map(([, n]) => Number(n)).find((n) => n >= 40);
  return {
    revision,
    keyBytes: revision === 4 ? 16 : (bits ?? 40) / 8,
    owner,
    user,
    permissions,
    id: stringAfter(text, /\/ID\s*\[/) ?? Buffer.alloc(0),
    hidesMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
  };
}

/** Whether a PDF asks for a password before it shows anything. What can't be understood is taken to be open. */
export async function asksForPassword(bytes: Bytes): Promise<boolean> {
  const start = await bytes.read(0, EDGE);
  const end = bytes.size > EDGE ? await bytes.read(Math.max(EDGE, bytes.size - EDGE), EDGE) : Buffer.alloc(0);
  const edges = `${start.toString('latin1')}${end.toString('latin1')}`;
  const elsewhere = /\/Encrypt\s*\d+\s+\d+\s+R/.test(edges) && bytes.size <= MOST_READ;
  const lock =
    lockIn(edges) ?? (elsewhere ? lockIn((await bytes.read(0, bytes.size)).toString('latin1')) : null);
  return lock !== null && !opensToAll(lock);
}
