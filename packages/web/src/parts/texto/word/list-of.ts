export interface Item {
  readonly level: number;
  readonly ordered: boolean;
  readonly html: string;
}

/** Items in a row, each inside the one it hangs from. */
export function listOf(items: readonly Item[], level = 0): string {
  let html = '';
  let open: boolean | null = null;
  for (let i = 0; i < items.length; ) {
    const item = items[i] as Item;
    let next = i + 1;
    while (next < items.length && (items[next] as Item).level > level) next++;
    const inner = listOf(
      items.slice(i + 1, next),
      Math.min(...items.slice(i + 1, next).map((one) => one.level), 99),
    );
    if (open !== item.ordered) {
      if (open !== null) html += open ? '</ol>' : '</ul>';
      html += item.ordered ? '<ol>' : '<ul>';
      open = item.ordered;
    }
    html += `<li><p>${item.html}</p>${inner}</li>`;
    i = next;
  }
  return open === null ? '' : html + (open ? '</ol>' : '</ul>');
}
