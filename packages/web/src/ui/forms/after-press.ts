let down = false;
const ENDS = ['mouseup', 'dragend'] as const;

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (down = true), { capture: true });
  for (const end of ENDS) window.addEventListener(end, () => (down = false), { capture: true });
}

/**
 * For what changes on the screen as a field is left: if a press took the focus away, it waits until that press is a
 * click. Done at once, whatever was pressed would move from under the pointer, and the click would fall elsewhere.
 */
export function afterPress(run: () => void): void {
  if (!down) return run();
  const ended = () => {
    for (const end of ENDS) window.removeEventListener(end, ended, { capture: true });
    setTimeout(run);
  };
  for (const end of ENDS) window.addEventListener(end, ended, { capture: true });
}
