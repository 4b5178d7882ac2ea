export type SingleFlight<T> = (question: string, read: () => Promise<T>) => Promise<T>;

/**
 * Single-flight: whoever asks the same at the same time is answered by one reading, since a change sends every open
 * screen of a list for the same page at once. It always began after the question came, so what someone just wrote is in it.
 */
export function singleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();

  const begin: SingleFlight<T> = (question, read) => {
    const reading = read().finally(() => running.delete(question));
    running.set(question, reading);
    return reading;
  };
  const after = async (earlier: Promise<T>, question: string, read: () => Promise<T>) => {
    await earlier.catch(() => undefined);
    waiting.delete(question);
    return begin(question, read);
  };
  return (question, read) => {
    const earlier = running.get(question);
    if (!earlier) return begin(question, read);
    const next = waiting.get(question) ?? after(earlier, question, read);
    waiting.set(question, next);
    return next;
  };
}
