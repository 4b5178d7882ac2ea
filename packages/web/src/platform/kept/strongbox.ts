/** Whose it is, of what kind, and which one. */
export type BoxKey = readonly [person: string, kind: string, ...thing: (string | number)[]];

/**
 * The drawer of the keeper for what its person is told to be safe. The shelf is written at once and a cut of power may take
 * it away; each promise of this one is kept when the bytes are on the disk.
 */
export interface Strongbox {
  /** Whether it outlives the page. */
  readonly durable: boolean;
  read<T>(key: BoxKey): Promise<T | null>;
  /** Everything under a key, in the order of their keys. */
  under<T>(key: BoxKey): Promise<readonly T[]>;
  write(key: BoxKey, value: unknown): Promise<void>;
  /** These and everything under them: all or none. */
  erase(...keys: readonly BoxKey[]): Promise<void>;
}

const isUnder = (key: BoxKey, beginning: BoxKey) => beginning.every((part, i) => key[i] === part);

function inOrder(a: BoxKey, b: BoxKey): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}

/** Where the browser keeps nothing: as good as the open page. */
export function memoryStrongbox(): Strongbox {
  const kept = new Map<string, { readonly key: BoxKey; readonly value: unknown }>();
  const nameOf = (key: BoxKey) => JSON.stringify(key);
  const allUnder = (key: BoxKey) => [...kept.values()].filter((one) => isUnder(one.key, key));
  return {
    durable: false,
    read: async <T>(key: BoxKey) => (kept.get(nameOf(key))?.value as T | undefined) ?? null,
    under: async <T>(key: BoxKey) =>
      allUnder(key)
        .toSorted((a, b) => inOrder(a.key, b.key))
        .map(({ value }) => value as T),
    write: async (key, value) => void kept.set(nameOf(key), { key, value: structuredClone(value) }),
    async erase(...keys) {
      for (const one of keys.flatMap(allUnder)) kept.delete(nameOf(one.key));
    },
  };
}
