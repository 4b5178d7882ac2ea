/** What shares a name is done in the order in which it came, one after another; the rest waits for nobody. */
export function inOrder<Item, Result>(
  namesOf: (item: Item) => readonly string[],
  run: (item: Item) => Promise<Result>,
): (item: Item) => Promise<Result> {
  /** The last to come under each name, while it is on its way. */
  const last = new Map<string, Promise<unknown>>();

  return (item) => {
    const names = namesOf(item);
    const before = names.flatMap((name) => last.get(name) ?? []);
    const result = before.length === 0 ? run(item) : Promise.allSettled(before).then(() => run(item));
    for (const name of names) last.set(name, result);
    const leave = () => {
      for (const name of names) if (last.get(name) === result) last.delete(name);
    };
    result.then(leave, leave);
    return result;
  };
}
