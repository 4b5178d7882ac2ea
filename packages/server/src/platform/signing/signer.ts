import { constants, createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto';
import {
  child,
  children,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  setOf,
  tagged,
} from '#platform/signing/der.ts';

/** Who signs: the private key, its certificate, and those that vouch for it up to an authority. */
export interface Signer {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  readonly chain: readonly X509Certificate[];
}

const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const DATA = oid('1.2.840.113549.1.7.1');
const SIGNED_DATA = oid('1.2.840.113549.1.7.2');

const ATTRIBUTES = {
  contentType: oid('1.2.840.113549.1.9.3'),
  messageDigest: oid('1.2.840.113549.1.9.4'),
  signingCertificateV2: oid('1.2.840.113549.1.9.16.2.47'),
};

const ALGORITHMS = {
  rsa: sequence(oid('1.2.840.113549.1.1.11'), nothing),
  ec: sequence(oid('1.2.840.10045.4.3.2')),
};

const algorithmOf = (key: KeyObject): Buffer =>
  key.asymmetricKeyType === 'ec' ? ALGORITHMS.ec : ALGORITHMS.rsa;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Copied to the letter: a name written anew, with its ñ, would name nobody. */
function issuerAndSerial(certificate: X509Certificate): { readonly issuer: Buffer; readonly serial: Buffer } {
  const parts = children(child({ content: certificate.raw }, 0));
  const [tbs] = parts;
  const fields = tbs ? children(tbs) : [];
  const from = fields[0]?.tag === 0xa0 ? 1 : 0;
  const [serial, issuer] = [fields[from], fields[from + 2]];
  if (!serial || !issuer) throw new Error('a certificate without serial or issuer');
  return { issuer: issuer.whole, serial: serial.whole };
}

const attribute = (type: Buffer, value: Buffer): Buffer => sequence(type, setOf(value));

/** A detached signature of some bytes, as CAdES asks: the certificate that signs is part of what is signed. */
export function signDetached(bytes: Uint8Array, { key, certificate, chain }: Signer): Buffer {
  const { issuer, serial } = issuerAndSerial(certificate);
  const issuerSerial = sequence(sequence(tagged(0xa4, issuer)), serial);
  const certId = sequence(octets(sha256(certificate.raw)), issuerSerial);
  const attributes = [
    attribute(ATTRIBUTES.contentType, DATA),
    attribute(ATTRIBUTES.messageDigest, octets(sha256(bytes))),
    attribute(ATTRIBUTES.signingCertificateV2, sequence(sequence(certId))),
  ];
  const signed = setOf(...attributes);
  const signature = sign('sha256', signed, { key, padding: constants.RSA_PKCS1_PADDING });
  const signerInfo = sequence(
    integer(Buffer.from([1])),
    sequence(issuer, serial),
    SHA256,
    // The same bytes, under the number of their place.
    Buffer.concat([Buffer.from([0xa0]), signed.subarray(1)]),
    algorithmOf(key),
    octets(signature),
  );
  const certificates = [certificate, ...chain].map(({ raw }) => raw);
  const signedData = sequence(
    integer(Buffer.from([1])),
    setOf(SHA256),
    sequence(DATA),
    tagged(0xa0, ...certificates),
    setOf(signerInfo),
  );
  return sequence(SIGNED_DATA, tagged(0xa0, signedData));
}
