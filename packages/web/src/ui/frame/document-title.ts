import { useEffect } from 'react';

/** "Usuarios · Cátedra" in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Cátedra`;
  }, [title]);
}
