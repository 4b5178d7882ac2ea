import { expect, test } from 'vitest';
import { isCutPdf, isPdf } from '#platform/media/whole-pdf.ts';

const leer = (texto: string) => {
  const bytes = Buffer.from(texto, 'latin1');
  return { size: bytes.length, read: async (at: number, length: number) => bytes.subarray(at, at + length) };
};
const relleno = '% nada\n'.repeat(20_000);

test.each([
  ['entero', '%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF', true, false],
  ['entero y largo', `%PDF-1.7\n${relleno}startxref\n12\n%%EOF\n`, true, false],
  ['con algo delante y algo detrás', `\n\n%PDF-1.7\n%%EOF${'\0'.repeat(2000)}`, true, false],
  ['sin el final', `%PDF-1.7\n${relleno}`, true, true],
  ['otra cosa', 'PK\x03\x04word/document.xml', false, true],
])('%s', async (_, esPdf, pdf, cortado) => {
  expect([await isPdf(leer(esPdf)), await isCutPdf(leer(esPdf))]).toEqual([pdf, cortado]);
});
