import type { Kept } from '#preguntas/autor/kept.ts';

interface Saving {
  readonly kept: Kept<unknown>;
  flush(): void;
}

/** What is typed has reached the server, or waits for its author. */
export function settled(
  saving: Saving | undefined,
  subscribe: (listener: () => void) => () => void,
): Promise<void> {
  saving?.flush();
  return new Promise((resolve) => {
    const look = () => {
      if (saving?.kept.state === 'waiting' || saving?.kept.state === 'saving') return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}
