import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { child, children, dotted, type Node, NotDer, octetsOf, read } from '#platform/signing/der.ts';
import { isPassword, open } from '#platform/signing/p12-password.ts';
import type { Signer } from '#platform/signing/signer.ts';

/** Why a file of keys can't be used to sign. */
export type P12Fault =
  | 'ILEGIBLE'
  | 'CONTRASENA'
  | 'SIN_CLAVE'
  | 'SIN_CERTIFICADO'
  | 'CLAVE_NO_ADMITIDA'
  | 'AUN_NO_VALE'
  | 'CADUCADO';

export type P12Read =
  | { readonly signer: Signer; readonly fault?: never }
  | { readonly fault: P12Fault; readonly signer?: never };

const MOST_BYTES = 1_000_000;
const ENCRYPTED = '1.2.840.113549.1.7.6';
const KEY = '1.2.840.113549.1.12.10.1.1';
const CLOSED_KEY = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE = '1.2.840.113549.1.12.10.1.3';

/** What a part of the file holds, opened if it was closed. */
function contentOf(part: Node, password: string): Buffer {
  const value = child(child(part, 1), 0);
  if (dotted(child(part, 0)) !== ENCRYPTED) return octetsOf(value);
  const [, algorithm, closed] = children(child(value, 1));
  if (!algorithm || !closed) throw new NotDer();
  return open(algorithm, octetsOf(closed), password);
}

interface Found {
  readonly keys: KeyObject[];
  readonly certificates: X509Certificate[];
}

function collect(bag: Node, password: string, { keys, certificates }: Found): void {
  const kind = dotted(child(bag, 0));
  const value = child(child(bag, 1), 0);
  const keyOf = (key: Buffer) => createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  if (kind === KEY) keys.push(keyOf(value.whole));
  if (kind === CLOSED_KEY) keys.push(keyOf(open(child(value, 0), octetsOf(child(value, 1)), password)));
  if (kind === CERTIFICATE) certificates.push(new X509Certificate(octetsOf(child(child(value, 1), 0))));
}

const admitted = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa'
    ? (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
    : asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';

function signerOf({ keys, certificates }: Found, now: Date): P12Read {
  const [key] = keys;
  if (!key) return { fault: 'SIN_CLAVE' };
  const certificate = certificates.find((one) => one.checkPrivateKey(key));
  if (!certificate) return { fault: 'SIN_CERTIFICADO' };
  if (!admitted(key)) return { fault: 'CLAVE_NO_ADMITIDA' };
  if (now < certificate.validFromDate) return { fault: 'AUN_NO_VALE' };
  if (now > certificate.validToDate) return { fault: 'CADUCADO' };
  return { signer: { key, certificate, chain: certificates.filter((one) => one !== certificate) } };
}

/** Reads a `.p12` of any age: the key that it holds, its certificate and those that vouch for it. */
export function readP12(bytes: Buffer, password: string, now: Date): P12Read {
  try {
    if (bytes.length > MOST_BYTES) return { fault: 'ILEGIBLE' };
    const [, safe, seal] = children(read(bytes));
    if (!safe) return { fault: 'ILEGIBLE' };
    const content = octetsOf(child(child(safe, 1), 0));
    if (seal && !isPassword(seal, content, password)) return { fault: 'CONTRASENA' };
    const found: Found = { keys: [], certificates: [] };
    for (const part of children(read(content)))
      for (const bag of children(read(contentOf(part, password)))) collect(bag, password, found);
    return signerOf(found, now);
  } catch {
    return { fault: 'ILEGIBLE' };
  }
}
