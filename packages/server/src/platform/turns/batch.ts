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
 * many as came meanwhile. What fails together is tried one by one, so nobody pays for another's mistake.
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let busy: symbol | null = null;

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
    if (busy !== turn) return;
    busy = null;
    next();
  };
  const next = () => {
    if (busy || waiting.length === 0) return;
    const turn = (busy = Symbol('turn'));
    const patience = setTimeout(free, PATIENCE_MS, turn);
    void together(waiting.splice(0, MOST)).then(() => {
      clearTimeout(patience);
      free(turn);
    });
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      next();
    });
}
