import { type ComponentType, lazy } from 'react';

/**
 * What stands beside every page and is not needed at once. While there is no network it is waited for: the page goes on
 * without it, where an ordinary lazy part would take the whole page with it.
 */
export const beside = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilItComes(load) }));

/** Without network it is asked for again once there is one. */
export async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
