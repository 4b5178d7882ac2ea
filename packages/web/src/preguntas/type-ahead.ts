const PATIENCE = 5000;

const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** What is typed while an editor is on its way goes into it once it has the keyboard, and nowhere else. */
export function typeAhead(isTheOne: (target: Element) => boolean): void {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (!isWriting(event)) return;
    event.preventDefault();
    event.stopPropagation();
    typed += event.key;
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', keep, true);
    document.removeEventListener('focusin', look, true);
  };
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !isTheOne(target)) return;
    // Its cursor is put in place just after.
    setTimeout(() => {
      stop();
      if (typed !== '') document.execCommand('insertText', false, typed);
    });
  };
  const timer = setTimeout(stop, PATIENCE);
  document.addEventListener('keydown', keep, true);
  document.addEventListener('focusin', look, true);
}
