import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** The server's clock, as far as this device's is from it, second by second. */
export function useServerSeconds(desfase: number): number {
  const [now, setNow] = useState(() => Date.now() + desfase);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + desfase), SECOND);
    return () => clearInterval(timer);
  }, [desfase]);
  return now;
}
