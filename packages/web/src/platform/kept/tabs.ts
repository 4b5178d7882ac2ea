import { newId } from '#platform/new-id.ts';

const BEGINNING = 'catedra:pagina:';

/** The name of this page, for as long as it lives. */
export const thisTab = newId();

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

// The browser lets go of it when the page goes, however it goes.
void locks()
  ?.request(BEGINNING + thisTab, { ifAvailable: true }, () => new Promise<void>(() => undefined))
  .catch(() => undefined);

/** Which of these pages live in this browser; where it can't be known (a page that is not served securely), all of them. */
export async function living(tabs: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    if (!held.some(({ name }) => name === BEGINNING + thisTab)) return new Set(tabs);
    const names = new Set(held.map(({ name }) => name));
    return new Set(tabs.filter((tab) => names.has(BEGINNING + tab)));
  } catch {
    return new Set(tabs);
  }
}
