import { useEffect, useRef } from 'react';

const DOUBLE_CLICK = 500;

/** Whether a page came so lately that what is pressed was meant for the one before: where nobody returns, it is not left. */
export function useJustCame(index: number): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
  }, [index]);
  return () => Date.now() - since.current < DOUBLE_CLICK;
}
