import { useEffect, useState } from 'react';
import { serverTime } from '#platform/clock.ts';

const SECOND = 1_000;

/** The server's clock, second by second; `desfase` is what its own answer added to what was known of it. */
export function useServerSeconds(desfase: number): number {
  const [now, setNow] = useState(() => serverTime().getTime() + desfase);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime().getTime() + desfase), SECOND);
    return () => clearInterval(timer);
  }, [desfase]);
  return now;
}
