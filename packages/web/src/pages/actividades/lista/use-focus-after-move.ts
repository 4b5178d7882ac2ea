import { useEffect, useRef } from 'react';

/** What moves elsewhere on the page loses the focus; this gives it back after the next drawing. */
export function useFocusAfterMove(): (elementId: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const element = document.getElementById(wanted.current);
    if (!element || element === document.activeElement) return;
    wanted.current = null;
    element.focus();
  });
  return (elementId) => {
    wanted.current = elementId;
  };
}
