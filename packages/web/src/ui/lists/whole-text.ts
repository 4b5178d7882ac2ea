import { type RefObject, useEffect } from 'react';

/** What a cell is too narrow to show is said on hover; the link that covers its row hides the cell's own title. */
export function useWholeText(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const body = table.current?.tBodies[0];
    body?.addEventListener('mousemove', tell);
    return () => body?.removeEventListener('mousemove', tell);
  }, [table]);
}

function tell({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const cell = document
    .elementsFromPoint(clientX, clientY)
    .find((one) => one instanceof HTMLTableCellElement);
  const cut = cell && cell.scrollWidth > cell.clientWidth ? cell.innerText : '';
  if (cut === target.title || (cut === '' && !target.dataset.whole)) return;
  target.title = cut;
  target.dataset.whole = 'true';
}
