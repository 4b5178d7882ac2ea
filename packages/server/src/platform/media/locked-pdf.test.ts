import { expect, test } from 'vitest';
import { asksForPassword } from '#platform/media/locked-pdf.ts';

const ID = 'b80bb7740288fda1f201890375a60c8f';
const O = '4c1029697ee358715d3a14a2add817c4b01651440de808371f78165ac90dc581';
const R2 = '/V 1/R 2';
const R3 = '/V 2/R 3/Length 128';
const R4 =
  '/V 4/R 4/Length 128/CF<</StdCF<</CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF/EncryptMetadata false';
const R5 = '/V 5/R 5/Length 256';
const R6 = '/V 5/R 6/Length 256';

const leer = (pdf: Buffer) => ({
  size: pdf.length,
  read: async (at: number, length: number) => pdf.subarray(at, at + length),
});

const conLlave = (como: string, u: string, relleno = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${relleno}4 0 obj<</Filter/Standard${como}/P -3904/O<${O}>/U<${u}>>>endobj\n${relleno}trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<${ID}><${ID}>]>>\n%%EOF`,
  );

// Locked with nothing and with «secreta» by a program that is not this one, and tried with a reader of PDF.
test.each([
  ['RC4 de 40 bits', false, R2, '8551a3457775870e2aaa361fb1ae2818b1d360247ee8939a5cb1595e8e582d71'],
  ['RC4 de 128 bits', false, R3, 'f19ed8d3bc0d9b4dd5b0b8e9772ae39300000000000000000000000000000000'],
  ['AES de 128 bits', false, R4, '36fd53774e1f747b6eae4a112b41de5200000000000000000000000000000000'],
  [
    'AES de 256 bits, de Adobe',
    false,
    R5,
    'ef797c8118f02dfb649607dd5d3f8c7623048c9c063d532cc95c5ed7a898a64f31323334353637386162636465666768',
  ],
  ['RC4 de 40 bits', true, R2, 'eebda0e237085f670fdc6a77f2621b20a8c1b4b5212c590c8ca5c7cb00ae8875'],
  ['RC4 de 128 bits', true, R3, 'a74e9cd7d10733bc64cd1bbc6dbaa16300000000000000000000000000000000'],
  ['AES de 128 bits', true, R4, 'a333ee63ac00ccb535cde78cd581b26d00000000000000000000000000000000'],
  [
    'AES de 256 bits, de Adobe',
    true,
    R5,
    '6d4c0225d26117da708f163a2c9426ca0982d6399e4eef577d3adcf27ee139a031323334353637386162636465666768',
  ],
  [
    'AES de 256 bits, de la norma',
    false,
    R6,
    'eace262798d0f7325982b486540ff1c118871e1515e59ad3ae35f093a26a54a631323334353637386162636465666768',
  ],
  [
    'AES de 256 bits, de la norma',
    true,
    R6,
    '7d3db18cded2c164613da4f225224ede6b0437ed5739c014343b086546ba9df831323334353637386162636465666768',
  ],
])('con %s, pide contraseña: %s', async (_, pide, como, u) => {
  expect(await asksForPassword(leer(conLlave(como, u)))).toBe(pide);
});

test('la llave se encuentra también en medio de un documento largo', async () => {
  const largo = conLlave(
    R3,
    'a74e9cd7d10733bc64cd1bbc6dbaa16300000000000000000000000000000000',
    '% nada que ver\n'.repeat(40_000),
  );
  expect(await asksForPassword(leer(largo))).toBe(true);
});

test.each([
  '%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF',
  '%PDF-1.7\ntrailer<</Encrypt 9 0 R>>',
  '%PDF-1.7 /Encrypt <<',
])('lo que no se entiende se da por abierto: %j', async (pdf) => {
  expect(await asksForPassword(leer(Buffer.from(pdf)))).toBe(false);
});
