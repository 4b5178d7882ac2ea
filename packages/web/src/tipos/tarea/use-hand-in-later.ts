import { useState } from 'react';
import { NOTHING_UNFINISHED, type Unfinished } from '#parts/archivos/UploadField.tsx';

/** Hands in once the files that were stuck are up; if one gets stuck again, it is left to the person. */
export function useHandInLater(handIn: () => Promise<void>) {
  const [unfinished, setUnfinished] = useState(NOTHING_UNFINISHED);
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    unfinished,
    waiting,
    failure,
    /** What the field of files says of those that are not up yet. */
    hear(now: Unfinished) {
      setUnfinished(now);
      if (!waiting || now.busy) return;
      setWaiting(false);
      if (now.stuck.length === 0) void handIn().catch(setFailure);
    },
    start() {
      setFailure(null);
      setWaiting(true);
      unfinished.retry();
    },
    cancel: () => setWaiting(false),
  };
}
