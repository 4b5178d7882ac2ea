import { useState } from 'react';

/** What something was before its last change while on screen; nothing if it is as it arrived. */
export function useBefore<T>(value: T): T | undefined {
  const [seen, setSeen] = useState<{ now: T; before: T | undefined }>({ now: value, before: undefined });
  if (seen.now === value) return seen.before;
  setSeen({ now: value, before: seen.now });
  return seen.now;
}
