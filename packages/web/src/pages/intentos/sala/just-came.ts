import { useEffect, useRef } from 'react';
import { clickedAt, isDoubleOf } from '#platform/double-click.ts';

/** Whether a page came so lately that what is pressed was meant for the one before: where nobody returns, it is not left. */
export function useJustCame(index: number): () => boolean {
  const seen = useRef({ index: -1, since: -Infinity });
  useEffect(() => {
    if (seen.current.index !== index) seen.current = { index, since: clickedAt() };
  }, [index]);
  return () => isDoubleOf(seen.current.since);
}
