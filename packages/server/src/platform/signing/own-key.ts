import { createHash, generateKeyPair, randomBytes, sign, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import {
  bits,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  setOf,
  tagged,
  text,
  time,
  yes,
} from '#platform/signing/der.ts';
import type { Signer } from '#platform/signing/signer.ts';

const generate = promisify(generateKeyPair);
const RSA_BITS = 3072;
const SHA256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), nothing);

const NAME = { organization: '2.5.4.10', commonName: '2.5.4.3' };

const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(oid(id), ...(critical ? [yes] : []), octets(value));

const name = (academy: string): Buffer => {
  const part = (id: string, value: string) => setOf(sequence(oid(id), text(value)));
  return sequence(part(NAME.organization, academy), part(NAME.commonName, academy));
};

/** Names longer than certificates allow are cut, not refused. */
const LONGEST_NAME = 64;

export interface Lifetime {
  readonly from: Date;
  readonly until: Date;
}

/** A key of the academy's own: it proves that a paper was not altered, and not who the academy is. */
export async function makeOwnKey(academy: string, { from, until }: Lifetime): Promise<Signer> {
  const { privateKey: key, publicKey } = await generate('rsa', { modulusLength: RSA_BITS });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha1').update(spki).digest();
  const who = name([...academy].slice(0, LONGEST_NAME).join(''));
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    SHA256_WITH_RSA,
    who,
    sequence(time(from), time(until)),
    who,
    spki,
    tagged(
      0xa3,
      sequence(
        // It vouches for no other, and signs documents alone.
        extension('2.5.29.19', sequence(), true),
        extension('2.5.29.15', tagged(0x03, Buffer.from([6, 0xc0])), true),
        extension('2.5.29.14', octets(keyId)),
        extension('2.5.29.35', sequence(tagged(0x80, keyId))),
      ),
    ),
  );
  const raw = sequence(body, SHA256_WITH_RSA, bits(sign('sha256', body, key)));
  return { key, certificate: new X509Certificate(raw), chain: [] };
}
