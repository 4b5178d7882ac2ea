import { useEffect, useRef } from 'react';

const DOUBLE_CLICK = 500;

/** Whether a page came so lately that what is pressed was meant for the one before: where nobody returns, it is not left. */
export function useJustCame(index: number): () => boolean {
  const seen = useRef({ index: -1, since: 0 });
  useEffect(() => {
    if (seen.current.index !== index) seen.current = { index, since: Date.now() };
  }, [index]);
  return () => Date.now() - seen.current.since < DOUBLE_CLICK;
}
