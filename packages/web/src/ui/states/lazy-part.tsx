import { type ComponentType, type FunctionComponent, use } from 'react';

export type LazyPart<P> = FunctionComponent<P> & {
  /** Asked for before the page that shows it is drawn, it is there at once and nothing moves. */
  readonly preload: () => Promise<void>;
};

/** A piece that travels in its own chunk; one that already came is drawn without waiting, unlike React's own. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** How it is waited for where it is drawn; without it, a piece that does not come takes its page with it. */
  insist?: (load: () => Promise<void>) => Promise<void>,
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined;
  let pending: Promise<void> | undefined;
  let awaited: Promise<void> | undefined;

  const preload = (): Promise<void> => {
    const coming = (pending ??= load().then(
      (loaded) => {
        Loaded = loaded;
        // React reads it there, and does not wait for a promise that it knows to be kept.
        void Object.assign(coming, { status: 'fulfilled' });
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
    return coming;
  };

  function Part(props: P) {
    use(insist && !Loaded ? (awaited ??= insist(preload)) : preload());
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Part, { preload });
}
