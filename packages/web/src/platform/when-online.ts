import { useEffect, useEffectEvent } from 'react';

/** What a cut took comes back by itself with the network, while it is waited for. */
export function useWhenOnline(waits: boolean, comeBack: () => void): void {
  const back = useEffectEvent(comeBack);
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => back();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waits]);
}
