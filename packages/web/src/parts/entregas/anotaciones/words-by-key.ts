const WAYS: Readonly<Record<string, 'forward' | 'backward'>> = {
  ArrowRight: 'forward',
  ArrowLeft: 'backward',
};

/** Arrows choose one word after another of a text that is read; with Mayús, one more each time. */
export function chooseByKey(
  root: HTMLElement,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): boolean {
  const way = WAYS[key];
  const selection = window.getSelection();
  if (!way || !selection) return false;
  if (!selection.anchorNode || !root.contains(selection.anchorNode)) selection.collapse(root, 0);
  if (!shiftKey) {
    if (way === 'forward') selection.collapseToEnd();
    else {
      selection.collapseToStart();
      selection.modify('move', 'backward', 'word');
    }
  }
  selection.modify('extend', shiftKey ? way : 'forward', 'word');
  return true;
}
