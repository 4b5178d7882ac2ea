import { type ComponentType, type FunctionComponent, Suspense, useState } from 'react';
import { untilItComes } from '#ui/frame/beside.ts';
import { type LazyPart, lazyPart } from '#ui/states/lazy-part.tsx';

const opened = new Set<() => Promise<void>>();

/** What opens over a page: it comes once the page is there, and is waited for while there is no network. */
export function openedPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const part = lazyPart(load, untilItComes);
  opened.add(part.preload);
  return part;
}

/** All of it that the pages at hand may open. */
export const preloadOpened = async (): Promise<void> => {
  await Promise.all([...opened].map((preload) => preload()));
};

interface Pressed {
  /** It was pressed before what it opens was there. */
  readonly startOpened?: boolean;
}

interface Pressing {
  readonly onPress: () => void;
}

/**
 * A button and what it opens. The button stands there from the beginning; pressed before the rest has come, it opens as
 * soon as that does.
 */
export function opener<P extends object>(
  Button: FunctionComponent<P & Pressing>,
  load: () => Promise<ComponentType<P & Pressed>>,
): FunctionComponent<P & Pressed> {
  const Whole = openedPart(load);
  return function Opener(props) {
    const [pressed, setPressed] = useState(props.startOpened ?? false);
    return (
      <Suspense fallback={<Button {...props} onPress={() => setPressed(true)} />}>
        <Whole {...props} startOpened={pressed} />
      </Suspense>
    );
  };
}
