/** A number for a text, the same however its accents are written. */
export function hash(text: string): number {
  let h = 100042;
  for (const char of text.normalize('NFC')) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
}
