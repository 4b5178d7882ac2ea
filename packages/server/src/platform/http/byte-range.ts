import type { ByteRange } from '#platform/storage/store.ts';

/** The part of a file that a request asks for: all of it (null), some of it, or one that it does not have. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | 'impossible' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const last = Math.min(Number(to), size);
    return last > 0 ? { start: size - last, end: size - 1 } : 'impossible';
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start < size ? { start, end } : 'impossible';
}
