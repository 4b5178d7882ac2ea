import { type ComponentType, type FunctionComponent, use } from 'react';
import { codeDidNotCome } from '#platform/missing-code.ts';

const PAGE_TIMEOUT = 120_000;

/** A page did not arrive: no network, a new version on the server, or too long a wait. */
export class PageLoadError extends Error {
  readonly late: boolean;

  constructor(late: boolean, cause?: unknown) {
    super('La página no llegó.', { cause });
    this.name = 'PageLoadError';
    this.late = late;
  }
}

/** The page, or a part of it that travels on its own, did not come. */
export const didNotArrive = (error: unknown): boolean =>
  error instanceof PageLoadError || codeDidNotCome(error);

/** Nobody waits longer than the page loader's timeout. */
export async function withinTimeout<T>(work: Promise<T>, limit = PAGE_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageLoadError(true)), limit);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page that travels in its own chunk; unlike the router's own helper it never reloads by itself. */
export function lazyPage(
  load: () => Promise<ComponentType>,
): FunctionComponent & { preload: () => Promise<void> } {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  const preload = (): Promise<void> => {
    pending ??= withinTimeout(load()).then(
      (Page) => {
        Loaded = Page;
      },
      (error: unknown) => {
        pending = undefined;
        throw error instanceof PageLoadError ? error : new PageLoadError(false, error);
      },
    );
    return pending;
  };

  function LazyPage() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }
  return Object.assign(LazyPage, { preload });
}
