import { createHash } from 'node:crypto';

/** An id made from what the row says, so that loading the same row twice finds the first one. */
export function idDeFila(contenido: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(contenido)).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
