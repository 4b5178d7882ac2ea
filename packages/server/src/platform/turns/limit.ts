/** Those who wait beyond so many are refused at once, and those who wait too long then. */
interface Queue {
  readonly most?: number;
  readonly patienceMs?: number | undefined;
  readonly full: () => Error;
}

/** At most so many at once; the rest wait in a queue, in the order they came. */
export function limit(
  atOnce: number,
  { most = Number.POSITIVE_INFINITY, patienceMs, full }: Queue = {
    full: () => new Error('the queue is full'),
  },
): <Result>(run: () => Promise<Result>) => Promise<Result> {
  const waiting = new Set<() => void>();
  let free = atOnce;

  const turn = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.add(go);
    if (patienceMs)
      timer = setTimeout(() => {
        waiting.delete(go);
        reject(full());
      }, patienceMs).unref();
    return promise;
  };

  return async (run) => {
    if (free > 0) free -= 1;
    else if (waiting.size >= most) throw full();
    else await turn();
    try {
      return await run();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else free += 1;
    }
  };
}
