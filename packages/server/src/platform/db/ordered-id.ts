import { randomUUID } from 'node:crypto';

/** An id that begins with its moment (UUID version 7): thousands that come together lie together in every index of theirs. */
export function orderedId(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
