import type { Bytes } from '#platform/media/bytes.ts';

/** Readers take a header that comes somewhat later, and something after the end. */
const HEADER_WITHIN = 1024;
const END_WITHIN = 64 * 1024;

export const isPdf = async (bytes: Bytes): Promise<boolean> =>
  (await bytes.read(0, HEADER_WITHIN)).includes('%PDF-');

/** Whether its end never arrived: there it says where everything is. */
export async function isCutPdf(bytes: Bytes): Promise<boolean> {
  const end = await bytes.read(Math.max(0, bytes.size - END_WITHIN), END_WITHIN);
  return !end.includes('%%EOF') && !end.includes('startxref');
}
