import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { onClock, serverTime } from '#platform/clock.ts';

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const ZoneContext = createContext<string | null>(null);

/** Dates inside are written in this zone: the person's own, or the academy's. */
export function ZoneProvider({ zone, children }: { readonly zone: string; readonly children: ReactNode }) {
  return <ZoneContext value={zone}>{children}</ZoneContext>;
}

/** Before anyone is known, the browser's. */
export const useZone = (): string => use(ZoneContext) ?? browserZone();

/**
 * The present by the server's clock, which decides what is open and what is late whatever hour a device believes it is;
 * renewed every minute, so that "hace 20 min" stays true on an open screen.
 */
export function useNow(): Date {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const renew = () => setNow(serverTime());
    const timer = setInterval(renew, MINUTO);
    const stop = onClock(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
