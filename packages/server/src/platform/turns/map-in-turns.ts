import { setImmediate } from 'node:timers/promises';

/** What is made at a stretch, some ten milliseconds' worth. */
const AT_A_STRETCH = 20;

/** Makes each in its order, and lets whoever waits for an answer go before now and then. */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    if (made.length % AT_A_STRETCH === 0) await setImmediate();
  }
  return made;
}
