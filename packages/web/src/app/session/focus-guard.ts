/** Who had the focus, and where each of its forebears stood, from the nearest. */
interface Held {
  readonly element: Element;
  readonly path: readonly { readonly parent: Element; readonly at: number }[];
  readonly page: string;
}

const PASSING = '[role="dialog"], [role="menu"], [role="listbox"], dialog';
/** The way past the bars is no place to be left in: it would lie over what has just come. */
const REACHABLE = 'a[href]:not([data-skip]), button:not(:disabled), summary, [tabindex="0"]';
/** Of a page, once one has arrived at it. */
const TITLE = 'h1[tabindex="-1"]';
/** Whoever knows better where the focus goes has done it by then. */
const PATIENCE = 60;

/**
 * The keyboard is never thrown back to the top of the page: what goes away with the focus inside, or is disabled
 * for a while, leaves it to whoever opened it or to what takes its place.
 */
export function startFocusGuard(): () => void {
  let held: Held | null = isLost() || !document.activeElement ? null : heldBy(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest(PASSING)) held = heldBy(target);
  };
  // Leaving by pointing at nothing is the person's own choice.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    setTimeout(() => {
      const stays = held?.element === target && held?.element.matches(':enabled, a, [tabindex]');
      if (stays && held?.element.isConnected && isLost() && document.hasFocus()) held = null;
    });
  };
  const restore = () => {
    if (!held || !isLost() || held.page !== window.location.pathname) return;
    placeOf(held)?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => {
    if (!held || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(restore, PATIENCE);
  });

  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', hold);
  document.addEventListener('focusout', leave);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener('focusin', hold);
    document.removeEventListener('focusout', leave);
  };
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function heldBy(element: Element): Held {
  const path: { parent: Element; at: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    path.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  }
  return { element, path, page: window.location.pathname };
}

/** The same element, or whatever stands nearest to where it stood. */
function placeOf({ element, path }: Held): HTMLElement | null {
  if (element.isConnected && element instanceof HTMLElement && !element.matches(':disabled')) return element;
  // The title of a page that was on its way gives the place to the one that came.
  const title = element.matches(TITLE) ? document.querySelector<HTMLElement>(TITLE) : null;
  if (title) return title;
  for (const { parent, at } of path) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const nearest = children.map((_, index) => index).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
    for (const index of nearest) {
      const found = reachable(children[index]);
      if (found) return found;
    }
  }
  return null;
}

function reachable(root: Element | undefined): HTMLElement | null {
  if (!root) return null;
  for (const one of [root, ...root.querySelectorAll(REACHABLE)]) {
    const seen = one.matches(REACHABLE) && one.checkVisibility({ visibilityProperty: true });
    if (seen && one instanceof HTMLElement) return one;
  }
  return null;
}
