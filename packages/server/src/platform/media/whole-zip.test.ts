import { expect, test } from 'vitest';
import { canBeOffice, isCutZip } from '#platform/media/whole-zip.ts';

const leer = (texto: string) => {
  const bytes = Buffer.from(texto, 'latin1');
  return { size: bytes.length, read: async (at: number, length: number) => bytes.subarray(at, at + length) };
};
const relleno = 'x'.repeat(100_000);

test.each([
  ['un zip entero', `PK\x03\x04${relleno}PK\x05\x06${'\0'.repeat(18)}`, true, false],
  ['con un comentario largo', `PK\x03\x04${relleno}PK\x05\x06${'c'.repeat(65_000)}`, true, false],
  ['sin el final', `PK\x03\x04${relleno}`, true, true],
  ['un documento con contraseña', `\xd0\xcf\x11\xe0${relleno}`, true, false],
  ['un texto', 'Hola', false, false],
])('%s', async (_, texto, documento, cortado) => {
  expect([await canBeOffice(leer(texto)), await isCutZip(leer(texto))]).toEqual([documento, cortado]);
});
