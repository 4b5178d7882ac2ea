import { expect, test } from 'vitest';
import { canBeOffice, isCutZip } from '#platform/media/whole-zip.ts';

const leer = (texto: string) => {
  const bytes = Buffer.from(texto, 'latin1');
  return { size: bytes.length, read: async (at: number, length: number) => bytes.subarray(at, at + length) };
};
const relleno = 'x'.repeat(100_000);
const uint32 = (number: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(number);
  return four.toString('latin1');
};
/** A zip with that in its directory, and that at its end. */
const zip = (directorio: string, comentario = '') =>
  `PK\x03\x04${relleno}${directorio}PK\x05\x06${'\0'.repeat(8)}${uint32(directorio.length)}${uint32(relleno.length + 4)}\0\0${comentario}`;

test.each([
  ['un documento', zip('PK\x01\x02…[Content_Types].xml…word/document.xml'), true, false],
  ['con un comentario largo', zip('[Content_Types].xml', 'c'.repeat(65_000)), true, false],
  ['un zip de otra cosa', zip('hola.txt', '[Content_Types].xml'), false, false],
  ['sin el final', `PK\x03\x04${relleno}`, true, true],
  ['un documento con contraseña', `\xd0\xcf\x11\xe0${relleno}`, true, false],
  ['un texto', 'Hola', false, false],
])('%s', async (_, texto, documento, cortado) => {
  expect([await canBeOffice(leer(texto)), await isCutZip(leer(texto))]).toEqual([documento, cortado]);
});
