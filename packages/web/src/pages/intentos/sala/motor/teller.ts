/** Keeps the last look for whoever reads, and tells those who listen that there is another. */
export function createTeller<T>(look: () => T) {
  const listeners = new Set<() => void>();
  let last: T | undefined;
  return {
    read: (): T => (last ??= look()),
    tell(): void {
      last = look();
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
