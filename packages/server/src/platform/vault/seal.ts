import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type DecipherGCM,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { CopyError } from '#platform/vault/errors.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** What each sealed thing grows by. */
export const SEAL_BYTES = NONCE + TAG;
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };

/** Closes and opens what lies in a place that others may read; without a passphrase, everything passes as it is. */
export interface Seal {
  readonly sealed: boolean;
  /** What a thing of so many bytes takes. */
  grows(bytes: number): number;
  /** Each is bound to its name: in the place of another it does not open. */
  close(name: string, source: Readable): Readable;
  open(name: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void>;
  /** Of what lies in the open and nobody may change; null without a passphrase. */
  sign(text: string): string | null;
}

export const openSeal: Seal = {
  sealed: false,
  grows: (bytes) => bytes,
  close: (_name, source) => source,
  async *open(_name, source) {
    yield* source;
  },
  sign: () => null,
};

const spoiled = (name: string, cause?: unknown) =>
  new CopyError(`«${name}» no se puede descifrar: alguien lo cambió, o está a medias.`, { cause });

function closing(key: Buffer, name: string): Transform {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(name));
  let begun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) this.push(nonce);
      begun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      if (!begun) this.push(nonce);
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
}

async function* opening(
  key: Buffer,
  name: string,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void> {
  let held: Buffer = Buffer.alloc(0);
  let decipher: DecipherGCM | undefined;
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    if (!decipher) {
      if (held.length < NONCE) continue;
      decipher = createDecipheriv(CIPHER, key, held.subarray(0, NONCE));
      decipher.setAAD(Buffer.from(name));
      held = held.subarray(NONCE);
    }
    // The last bytes are the tag, and nobody knows yet which are the last.
    if (held.length <= TAG) continue;
    yield decipher.update(held.subarray(0, -TAG));
    held = held.subarray(-TAG);
  }
  if (!decipher || held.length !== TAG) throw spoiled(name);
  decipher.setAuthTag(held);
  try {
    yield decipher.final();
  } catch (error) {
    throw spoiled(name, error);
  }
}

export function sealWith(passphrase: string, salt: Buffer): Seal {
  const both = scryptSync(passphrase.normalize('NFC'), salt, 64, COST);
  const [key, signing] = [both.subarray(0, 32), both.subarray(32)];
  return {
    sealed: true,
    grows: (bytes) => bytes + SEAL_BYTES,
    close: (name, source) => {
      const closed = closing(key, name);
      source.on('error', (error) => closed.destroy(error));
      return source.pipe(closed);
    },
    open: (name, source) => opening(key, name, source),
    sign: (text) => createHmac('sha256', signing).update(text).digest('hex'),
  };
}

export const sameSign = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const newSalt = (): Buffer => randomBytes(16);
