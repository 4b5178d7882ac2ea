import { createDecipheriv, createHash, createHmac, pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import { child, children, dotted, type Node, NotDer, octetsOf } from '#platform/signing/der.ts';
import { openRc2 } from '#platform/signing/rc2.ts';

/** More would only keep the server busy. */
const MOST_ROUNDS = 5_000_000;

function rounds(node: Node): number {
  const value = node.content.length <= 4 ? node.content.readUIntBE(0, node.content.length) : 0;
  if (value < 1 || value > MOST_ROUNDS) throw new NotDer();
  return value;
}

/** Two bytes a letter, and two zeros at the end. */
const wide = (password: string): Buffer => Buffer.from(`${password}\0`, 'utf16le').swap16();

interface Derivation {
  readonly hash: string;
  /** 1 for keys, 2 for where they start, 3 for seals. */
  readonly purpose: number;
  readonly salt: Buffer;
  readonly rounds: number;
  readonly bytes: number;
}

/** RFC 7292, appendix B. */
function derive(password: string, { hash, purpose, salt, rounds: times, bytes }: Derivation): Buffer {
  const block = hash === 'sha384' || hash === 'sha512' ? 128 : 64;
  const filled = (from: Buffer) =>
    Buffer.alloc(
      from.length === 0 ? 0 : block * Math.ceil(from.length / block),
      from.length === 0 ? 0 : from,
    );
  const state = Buffer.concat([filled(salt), filled(wide(password))]);
  const out: Buffer[] = [];
  for (let made = 0; made < bytes; ) {
    let a = createHash(hash).update(Buffer.alloc(block, purpose)).update(state).digest();
    for (let i = 1; i < times; i += 1) a = createHash(hash).update(a).digest();
    out.push(a);
    made += a.length;
    const b = Buffer.alloc(block, a);
    for (let at = 0; at < state.length; at += block) {
      let carry = 1;
      for (let i = block - 1; i >= 0; i -= 1) {
        carry += (state[at + i] ?? 0) + (b[i] ?? 0);
        state[at + i] = carry & 0xff;
        carry >>= 8;
      }
    }
  }
  return Buffer.concat(out).subarray(0, bytes);
}

const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Whether the seal of the file is of that password. */
export function isPassword(seal: Node, content: Buffer, password: string): boolean {
  const [info, salt, times] = children(seal);
  if (!info || !salt) throw new NotDer();
  const hash = HASHES[dotted(child(child(info, 0), 0))];
  if (!hash) throw new NotDer();
  const expected = octetsOf(child(info, 1));
  const key = derive(password, {
    hash,
    purpose: 3,
    salt: octetsOf(salt),
    rounds: times ? rounds(times) : 1,
    bytes: expected.length,
  });
  const found = createHmac(hash, key).update(content).digest();
  return found.length === expected.length && timingSafeEqual(found, expected);
}

const PRFS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

const CIPHERS: Readonly<Record<string, readonly [name: string, keyBytes: number]>> = {
  '2.16.840.1.101.3.4.1.2': ['aes-128-cbc', 16],
  '2.16.840.1.101.3.4.1.22': ['aes-192-cbc', 24],
  '2.16.840.1.101.3.4.1.42': ['aes-256-cbc', 32],
  '1.2.840.113549.3.7': ['des-ede3-cbc', 24],
};

function decipher(name: string, key: Buffer, start: Buffer, closed: Buffer): Buffer {
  const opening = createDecipheriv(name, key, start);
  return Buffer.concat([opening.update(closed), opening.final()]);
}

/** As files are closed today. */
function openModern(parameters: Node, closed: Buffer, password: string): Buffer {
  const [derivation, cipher] = children(parameters);
  if (!derivation || !cipher) throw new NotDer();
  const [salt, times, ...rest] = children(child(derivation, 1));
  const [name = '', keyBytes = 0] = CIPHERS[dotted(child(cipher, 0))] ?? [];
  const asked = rest.find(({ tag }) => tag === 0x30);
  const prf = asked ? PRFS[dotted(child(asked, 0))] : 'sha1';
  if (!salt || !times || !prf || keyBytes === 0) throw new NotDer();
  const key = pbkdf2Sync(password, octetsOf(salt), rounds(times), keyBytes, prf);
  return decipher(name, key, octetsOf(child(cipher, 1)), closed);
}

const OLD: Readonly<Record<string, number>> = {
  '1.2.840.113549.1.12.1.3': 24,
  '1.2.840.113549.1.12.1.5': 16,
  '1.2.840.113549.1.12.1.6': 5,
};
const TRIPLE_DES = '1.2.840.113549.1.12.1.3';
const MODERN = '1.2.840.113549.1.5.13';

/** What an algorithm closed with a password. */
export function open(algorithm: Node, closed: Buffer, password: string): Buffer {
  const id = dotted(child(algorithm, 0));
  const parameters = child(algorithm, 1);
  if (id === MODERN) return openModern(parameters, closed, password);
  const bytes = OLD[id];
  if (!bytes) throw new NotDer();
  const common = { hash: 'sha1', salt: octetsOf(child(parameters, 0)), rounds: rounds(child(parameters, 1)) };
  const key = derive(password, { ...common, purpose: 1, bytes });
  const start = derive(password, { ...common, purpose: 2, bytes: 8 });
  return id === TRIPLE_DES ? decipher('des-ede3-cbc', key, start, closed) : openRc2(closed, key, start);
}
