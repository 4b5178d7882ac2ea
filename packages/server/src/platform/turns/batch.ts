interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const MOST = 50;
/** Nobody waits longer than this for the work of others. */
const PATIENCE_MS = 20;

/**
 * A batch: what comes while something is being done is done together afterwards, one statement and one commit for as
 * many as came meanwhile. What fails together is tried one by one, so nobody pays for another's mistake. Where several
 * are on their way at once, what was read from the network in the same turn of the loop leaves together: each is
 * smaller and all cost more, and this process answers some while the database writes others.
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  atOnce = 1,
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
    if (gathering || busy.size >= atOnce || waiting.length === 0) return;
    if (atOnce === 1) return start();
    gathering = true;
    setImmediate(start);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      gather();
    });
}
