import { useEffect, useEffectEvent, useState } from 'react';
import type { Unfinished } from '#ui/files/UploadField.tsx';

/** Hands in once the files that were stuck are up; if one gets stuck again, it is left to the person. */
export function useHandInLater(unfinished: Unfinished, handIn: () => Promise<void>) {
  /** As they were when it was asked: until that changes, nothing has happened yet. */
  const [since, setSince] = useState<Unfinished | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const goOn = useEffectEvent(() => {
    if (since === null || since === unfinished || unfinished.busy) return;
    setSince(null);
    if (unfinished.stuck.length === 0) void handIn().catch(setFailure);
  });
  useEffect(() => goOn(), [unfinished]);

  return {
    waiting: since !== null,
    failure,
    start() {
      setFailure(null);
      setSince(unfinished);
      unfinished.retry();
    },
    cancel: () => setSince(null),
  };
}
