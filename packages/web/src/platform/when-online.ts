import { useEffect, useEffectEvent } from 'react';

/** How often it is tried where the browser does not see the cut: the server is gone, the network leads nowhere. */
export const AGAIN_MS = 5000;

/** What a cut took comes back by itself with the network, while it is waited for; every so often too, if that is said. */
export function useWhenOnline(waits: boolean, comeBack: () => void, everyMs?: number): void {
  const back = useEffectEvent(comeBack);
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => back();
    const timer = everyMs === undefined ? undefined : setInterval(again, everyMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waits, everyMs]);
}
