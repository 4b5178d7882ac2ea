/**
 * What a browser only remembers: how somebody likes a screen, where they were, what they were about to do. It may be full or
 * closed, and then it remembers nothing: whoever asks goes on as if it were the first time.
 */
function memoryIn(storage: () => Storage) {
  const safely = <T>(use: (place: Storage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  const read = (key: string): string | null => safely((place) => place.getItem(key), null);
  /** Whether it was taken. Null forgets it. */
  const write = (key: string, text: string | null): boolean =>
    safely((place) => {
      if (text === null) place.removeItem(key);
      else place.setItem(key, text);
      return true;
    }, false);
  return {
    read,
    write,
    /** Null also when what is there can't be read. */
    readJson: <T>(key: string): T | null => safely(() => JSON.parse(read(key) ?? 'null') as T | null, null),
    writeJson: (key: string, value: unknown): boolean =>
      write(key, value === null ? null : JSON.stringify(value)),
    keys: (): readonly string[] => safely((place) => Object.keys(place), []),
    forgetAll: (): void => safely((place) => place.clear(), undefined),
  };
}

/** By this browser, until somebody clears it. */
export const byBrowser = memoryIn(() => window.localStorage);

/** By this tab, while it lives. */
export const byTab = memoryIn(() => window.sessionStorage);
