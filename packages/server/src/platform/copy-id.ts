import { createHash } from 'node:crypto';

/** The same copy of the same thing always has the same id: trying again leaves nothing behind. */
export function copyId(copy: string, original: string): string {
  const hex = createHash('sha256').update(`${copy} ${original}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
