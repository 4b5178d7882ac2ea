import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeSigner, openSigner, outerKey } from '#platform/signing/kept-key.ts';
import { makeOwnKey } from '#platform/signing/own-key.ts';
import { readP12 } from '#platform/signing/read-p12.ts';
import { type Signer, signDetached } from '#platform/signing/signer.ts';
import { ask, hasProgram } from '#testing/programs.ts';

const ACADEMY = 'Fundación Ñandú';
const NOW = new Date('2026-11-18T10:00:00Z');
const LIFETIME = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2056-01-01T00:00:00Z') };
const OLD = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2022-01-01T00:00:00Z') };

const folder = mkdtempSync(join(tmpdir(), 'firma-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const openssl = (...args: string[]) => ask('openssl', args);

let academy: Signer;
beforeAll(async () => {
  academy = await makeOwnKey(ACADEMY, LIFETIME);
});

function keep(name: string, { key, certificate }: Signer): void {
  writeFileSync(at(`${name}.key`), key.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at(`${name}.pem`), certificate.toString());
}

test('la clave propia lleva el nombre de la academia, con su ñ, y se avala a sí misma', () => {
  const { certificate, key } = academy;
  expect(certificate.subject).toBe(`O=${ACADEMY}\nCN=${ACADEMY}`);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(key)).toBe(true);
  expect(certificate.ca).toBe(false);
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(certificate.validToDate).toEqual(LIFETIME.until);
});

const sinOpenssl = !hasProgram('openssl');

function verify(content: Buffer, signature: Buffer): string {
  keep('academia', academy);
  writeFileSync(at('datos'), content);
  writeFileSync(at('firma.der'), signature);
  const files = ['-in', at('firma.der'), '-content', at('datos'), '-CAfile', at('academia.pem')];
  return openssl('cms', '-verify', '-inform', 'DER', '-binary', '-cades', ...files, '-purpose', 'any');
}

test.skipIf(sinOpenssl)(
  'openssl da por buena la firma, con el certificado dentro de lo firmado (hace falta openssl)',
  () => {
    const content = Buffer.from('Certificado de Lucía Fernández');
    const signature = signDetached(content, academy);
    expect(verify(content, signature)).toBe(content.toString());
    const altered = Buffer.from(content);
    altered[3] = (altered[3] ?? 0) ^ 1;
    expect(() => verify(altered, signature)).toThrow('Verification failure');
  },
);

const EXPORTS: readonly (readonly [string, readonly string[]])[] = [
  ['de hoy', ['-keypbe', 'AES-256-CBC', '-certpbe', 'AES-256-CBC', '-macalg', 'sha256']],
  ['de triple DES', ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']],
  ['antiguo', ['-legacy']],
];

function p12(name: string, signer: Signer, password: string, more: readonly string[] = []): Buffer {
  keep(name, signer);
  const files = more.includes('-nokeys') ? [] : ['-inkey', at(`${name}.key`)];
  const out = ['-out', at(`${name}.p12`), '-passout', `pass:${password}`];
  openssl('pkcs12', '-export', '-in', at(`${name}.pem`), ...files, ...out, ...more);
  return readFileSync(at(`${name}.p12`));
}

test.skipIf(sinOpenssl).each(EXPORTS)('se lee un .p12 %s (hace falta openssl)', (_, options) => {
  const bytes = p12('leido', academy, 'cañón 1', options);
  const { signer } = readP12(bytes, 'cañón 1', NOW);
  expect(signer?.certificate.fingerprint256).toBe(academy.certificate.fingerprint256);
  expect(signer?.key.equals(academy.key)).toBe(true);
  expect(signer?.chain).toEqual([]);
  expect(readP12(bytes, 'cañon 1', NOW)).toEqual({ fault: 'CONTRASENA' });
  expect(readP12(bytes.subarray(0, -5), 'cañón 1', NOW)).toEqual({ fault: 'ILEGIBLE' });
});

test.skipIf(sinOpenssl)(
  'un .p12 caducado, sin empezar o sin clave dice qué le pasa (hace falta openssl)',
  async () => {
    const old = p12('viejo', await makeOwnKey(ACADEMY, OLD), 'a');
    expect(readP12(old, 'a', NOW)).toEqual({ fault: 'CADUCADO' });
    expect(readP12(old, 'a', new Date('2019-12-31T23:59:59Z'))).toEqual({ fault: 'AUN_NO_VALE' });
    expect(readP12(p12('sin', academy, 'a', ['-nokeys']), 'a', NOW)).toEqual({ fault: 'SIN_CLAVE' });
  },
);

test.skipIf(sinOpenssl)(
  'con una clave de curva elíptica también se firma; con una que nadie comprobaría, no',
  () => {
    const made = (name: string, ...kind: string[]) => {
      const subject = ['-subj', '/CN=Iñaki', '-days', '9000'];
      openssl(
        'req',
        '-x509',
        '-nodes',
        '-newkey',
        ...kind,
        '-keyout',
        at(`${name}.k`),
        '-out',
        at(`${name}.c`),
        ...subject,
      );
      const out = ['-out', at(`${name}.p12`), '-passout', 'pass:a'];
      openssl('pkcs12', '-export', '-in', at(`${name}.c`), '-inkey', at(`${name}.k`), ...out);
      const later = new Date(
        new X509Certificate(readFileSync(at(`${name}.c`))).validFromDate.getTime() + 1000,
      );
      return readP12(readFileSync(at(`${name}.p12`)), 'a', later);
    };
    const { signer } = made('curva', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256');
    if (!signer) throw new Error('no se leyó');
    const own = academy;
    academy = signer;
    try {
      expect(verify(Buffer.from('hola'), signDetached(Buffer.from('hola'), signer))).toBe('hola');
    } finally {
      academy = own;
    }
    expect(made('corta', 'rsa:1024')).toEqual({ fault: 'CLAVE_NO_ADMITIDA' });
  },
);

test('lo que no es un .p12 no se lee, y no rompe nada', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('hola'), Buffer.alloc(64, 0x30), academy.certificate.raw])
    expect(readP12(Buffer.from(bytes), '', NOW)).toEqual({ fault: 'ILEGIBLE' });
});

test('la clave guardada solo la abre la que está fuera, y solo junto a su certificado', async () => {
  const outer = outerKey(Buffer.alloc(32, 7));
  const kept = closeSigner(academy, outer);
  expect(JSON.stringify(kept)).not.toContain(
    academy.key.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  );
  const opened = openSigner(structuredClone(kept), outer);
  expect(opened?.key.equals(academy.key)).toBe(true);
  expect(opened?.certificate.fingerprint256).toBe(academy.certificate.fingerprint256);

  const other = outerKey(Buffer.alloc(32, 8));
  expect(openSigner(kept, other)).toBeNull();
  expect(openSigner({ ...kept, llave: other.id }, other)).toBeNull();
  const another = await makeOwnKey(ACADEMY, LIFETIME);
  const swapped = { ...kept, certificado: another.certificate.raw.toString('base64') };
  expect(openSigner(swapped, outer)).toBeNull();
  expect(() => outerKey(Buffer.alloc(16))).toThrow('32 bytes');
});
