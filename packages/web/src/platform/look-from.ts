const KEY = 'mirada-desde';

/** The page is loaded again through other eyes, so history state can't carry where the look began. */
export const rememberLookFrom = (path: string): void => window.sessionStorage.setItem(KEY, path);

export function takeLookFrom(): string | null {
  const path = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  return path;
}
