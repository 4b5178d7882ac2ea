/** Those who wait beyond so many are refused at once. */
interface Queue {
  readonly most: number;
  readonly full: () => Error;
}

/** At most so many at once; the rest wait in a queue, in the order they came. */
export function limit(
  atOnce: number,
  queue: Queue | null = null,
): <Result>(run: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (run) => {
    if (free > 0) free -= 1;
    else if (queue && waiting.length >= queue.most) throw queue.full();
    else await new Promise<void>((go) => void waiting.push(go));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
