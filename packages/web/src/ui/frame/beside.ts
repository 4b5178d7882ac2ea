import { type ComponentType, lazy } from 'react';

/**
 * What stands beside every page and is not needed at once. While there is no network it is waited for: the page goes on
 * without it, where an ordinary lazy part would take the whole page with it.
 */
export const beside = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilItComes(load) }));

const AGAIN = 5_000;

/** The network is back, or it may be: a line that drops a piece now and then says nothing when it mends. */
const aMoment = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, AGAIN);
    window.addEventListener('online', done);
  });

/** One that failed is there without rules, or with rules that may not be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}

/** A style that did not come is not asked for again with the piece that wears it. */
const askStylesAgain = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isMissing).map(
      (missing) =>
        new Promise((resolve, reject) => {
          const again = missing.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', resolve);
          again.addEventListener('error', () => reject(new Error(`No llegó ${again.href}`)));
          missing.replaceWith(again);
        }),
    ),
  );

/** Without network it is asked for again once there is one. */
export async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      if (failures > 0) await askStylesAgain();
      return await load();
    } catch {
      await aMoment();
    }
  }
}
