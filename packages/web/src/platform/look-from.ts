import { byTab } from '#platform/remembered.ts';

const KEY = 'mirada-desde';

/** The page is loaded again through other eyes, so history state can't carry where the look began. */
export const rememberLookFrom = (path: string): void => void byTab.write(KEY, path);

export function takeLookFrom(): string | null {
  const path = byTab.read(KEY);
  byTab.write(KEY, null);
  return path;
}
