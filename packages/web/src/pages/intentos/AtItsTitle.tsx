import { type ReactNode, useEffect, useRef } from 'react';

/** Whoever comes out of the room is read the title of where they are, as soon as it has come. */
export function AtItsTitle({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    const arrive = (): boolean => {
      const title = here?.querySelector<HTMLElement>('h1[tabindex="-1"]');
      title?.focus({ preventScroll: true });
      return title !== null && title !== undefined;
    };
    if (!here || arrive()) return undefined;
    const watch = new MutationObserver(() => arrive() && watch.disconnect());
    watch.observe(here, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{children}</div>;
}
