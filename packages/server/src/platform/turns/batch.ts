interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const MOST = 50;
/** Batches on their way at once: while the database writes some, this process reads and answers the requests of others. */
const AT_ONCE = 3;
/** Nobody waits longer than this for the work of others. */
const PATIENCE_MS = 20;

/**
 * A batch: what was read from the network in the same turn of the loop, or came while as many batches as can be were on
 * their way, is done together, one statement and one commit for all of it. What fails together is tried one by one, so
 * nobody pays for another's mistake.
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  const busy = new Set<symbol>();
  let gathering = false;

  const together = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => resolve(results[i] as Result));
    } catch (error) {
      if (batch.length > 1) await Promise.all(batch.map((one) => together([one])));
      else batch[0]?.reject(error);
    }
  };
  const free = (turn: symbol) => {
    if (busy.delete(turn)) gather();
  };
  const start = () => {
    gathering = false;
    const turn = Symbol('turn');
    busy.add(turn);
    const patience = setTimeout(free, PATIENCE_MS, turn);
    void together(waiting.splice(0, MOST)).then(() => {
      clearTimeout(patience);
      free(turn);
    });
    gather();
  };
  const gather = () => {
    if (gathering || busy.size >= AT_ONCE || waiting.length === 0) return;
    gathering = true;
    setImmediate(start);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      gather();
    });
}
