const WHERE = '[data-panel] [data-begin]';
const WRITES = '[contenteditable="true"], input:enabled, textarea:enabled';
const LEADS = 'a[href], button:enabled';
const PATIENCE = 5000;

/** Once the panel has come, the keyboard goes to where what it holds is written, unless one went elsewhere. */
export function beginWriting(): void {
  const begin = () => {
    const place = document.querySelector(WHERE);
    const first = place?.querySelector<HTMLElement>(WRITES) ?? place?.querySelector<HTMLElement>(LEADS);
    if (!first) return;
    stop();
    // The keyboard is first taken from what has just closed.
    setTimeout(() => first.focus(), 80);
  };
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('keydown', stop, true);
  };
  const watch = new MutationObserver(begin);
  const timer = setTimeout(stop, PATIENCE);
  watch.observe(document.body, { subtree: true, childList: true });
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('keydown', stop, true);
}
