import { newId } from '#platform/new-id.ts';

const lockOf = (name: string) => `catedra:pestana:${name}`;

/** Takes the name for as long as this page lives; false when another tab has it. */
const hold = (locks: LockManager, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void locks
      .request(lockOf(name), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // Kept until the page goes, however it goes.
        return lock ? new Promise<void>(() => undefined) : undefined;
      })
      .catch(() => resolve(false));
  });

let own: Promise<string> | undefined;

/**
 * The name of this tab, made once on each load. A lock of the browser holds it, so that no other tab can have it at the
 * same time; the name of a tab that is gone is taken up again, so that reloading is not another tab. Without locks
 * (a page that is not served securely) it is a new one each time.
 */
export function tabName(before: string | null, locks = navigator.locks as LockManager | undefined) {
  own ??= (async () => {
    if (locks && before !== null && (await hold(locks, before))) return before;
    const name = newId();
    if (locks) await hold(locks, name);
    return name;
  })();
  return own;
}

/** Another load, in tests. */
export const forgetTabName = (): void => {
  own = undefined;
};
