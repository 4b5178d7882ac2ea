import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  hash,
  randomBytes,
  X509Certificate,
} from 'node:crypto';
import type { Signer } from '#platform/signing/signer.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** What is not in the database and opens what is in it; its number says which of them, when there were several. */
export interface OuterKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

export const outerKey = (bytes: Uint8Array): OuterKey => {
  if (bytes.length !== KEY_BYTES) throw new Error('the key that opens the others has 32 bytes');
  return { id: hash('sha256', bytes, 'hex').slice(0, 8), bytes };
};

/** A signer as it lies in the database: its certificates to be read by all, its key by whoever has the outer one. */
export interface KeptSigner {
  readonly llave: string;
  readonly cifrada: string;
  readonly certificado: string;
  readonly cadena: readonly string[];
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Bound to its certificate: put beside another one it does not open. */
export function closeSigner({ key, certificate, chain }: Signer, outer: OuterKey): KeptSigner {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', outer.bytes, nonce).setAAD(certificate.raw);
  const secret = key.export({ type: 'pkcs8', format: 'der' });
  const closed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return {
    llave: outer.id,
    cifrada: base64(Buffer.concat([nonce, cipher.getAuthTag(), closed])),
    certificado: base64(certificate.raw),
    cadena: chain.map(({ raw }) => base64(raw)),
  };
}

const TAG_BYTES = 16;

/** Null: closed with another outer key, or altered since. */
export function openSigner(kept: KeptSigner, outer: OuterKey): Signer | null {
  if (kept.llave !== outer.id) return null;
  const bytes = Buffer.from(kept.cifrada, 'base64');
  const certificate = new X509Certificate(Buffer.from(kept.certificado, 'base64'));
  const decipher = createDecipheriv('aes-256-gcm', outer.bytes, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(certificate.raw)
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const closed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    const secret = Buffer.concat([decipher.update(closed), decipher.final()]);
    const chain = kept.cadena.map((one) => new X509Certificate(Buffer.from(one, 'base64')));
    return { key: createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' }), certificate, chain };
  } catch {
    return null;
  }
}
