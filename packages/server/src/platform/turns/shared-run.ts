/**
 * Whoever asks for the same while it is being done joins that run. For what comes out the same whenever it began;
 * where an answer must not be older than its question, a single-flight read.
 */
export function sharedRun<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, run) => {
    const known = running.get(key);
    if (known) return known;
    const fresh = run().finally(() => running.delete(key));
    running.set(key, fresh);
    return fresh;
  };
}
