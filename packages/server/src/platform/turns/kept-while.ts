import type { Clock } from '#platform/clock.ts';
import type { SingleFlight } from '#platform/turns/single-flight.ts';
import { singleFlight } from '#platform/turns/single-flight.ts';

const AT_MOST = 200;

interface Kept<T> {
  readonly until: number;
  readonly value: T;
}

/**
 * A short memory: what was read serves whoever asks the same within some time, and says itself when it was read. Those who
 * ask while it is being read wait for that one.
 */
export function keptWhile<T>(milliseconds: number, clock: Pick<Clock, 'now'>): SingleFlight<T> {
  const kept = new Map<string, Kept<T>>();
  const flight = singleFlight<T>();
  const fresh = (question: string) => {
    const one = kept.get(question);
    return one && one.until > clock.now().getTime() && one.until - clock.now().getTime() <= milliseconds
      ? one
      : undefined;
  };
  return async (question, read) => {
    const known = fresh(question);
    if (known) return known.value;
    return flight(question, async () => {
      const meanwhile = fresh(question);
      if (meanwhile) return meanwhile.value;
      const until = clock.now().getTime() + milliseconds;
      const value = await read();
      kept.delete(question);
      kept.set(question, { until, value });
      for (const oldest of kept.keys()) {
        if (kept.size <= AT_MOST) break;
        kept.delete(oldest);
      }
      return value;
    });
  };
}
