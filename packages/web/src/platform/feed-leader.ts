/** Runs `work` in one tab of the browser at a time; when that tab goes, another takes over. */
export function inOneTab(name: string, work: () => () => void): () => void {
  return navigator.locks ? byLock(navigator.locks, name, work) : whileVisible(work);
}

function byLock(locks: LockManager, name: string, work: () => () => void): () => void {
  const waiting = new AbortController();
  let release: (() => void) | undefined;
  const hold = () =>
    new Promise<void>((resolve) => {
      const stop = work();
      release = () => {
        stop();
        resolve();
      };
    });
  locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
  return () => {
    waiting.abort();
    release?.();
  };
}

// Without a secure context there are no locks; hidden tabs let go so that browsers' six connections suffice.
function whileVisible(work: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === 'visible') stop ??= work();
    else {
      stop?.();
      stop = undefined;
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}
