/**
 * A browser that translates a page takes its texts out and puts elements of its own in their place. React goes on with the
 * texts that it made: it would take away one that is no longer there, which throws and takes the whole part with it, and it
 * would write in one that nobody sees. Here each text knows what stands in for it.
 */
const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** What is in `parent` in the place of a text, if it is not there itself. */
function inPlaceOf(parent: Node, text: Node): Node | null {
  const known = standIns.get(text);
  if (known?.parentNode === parent) return known;
  // Others wrap the text and leave it inside.
  let node: Node | null = text.parentNode;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return isStandIn(node) ? node : null;
}

const watch = new MutationObserver((records) => {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      // It says something else now: it is seen again, and translated again if the browser wants to.
      const stand = standIns.get(target);
      if (stand?.isConnected) stand.replaceWith(target);
      standIns.delete(target);
      continue;
    }
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      const stand = [addedNodes[0], previousSibling, nextSibling].find(isStandIn);
      if (!stand) continue;
      standIns.set(text, stand);
      watch.observe(text, { characterData: true });
    }
  }
});

/** From now on, what a translation moved is taken away and written over where it is. */
export function bearTranslation(): void {
  watch.observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeWhatIsThere<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const stand = inPlaceOf(this, child);
    if (stand) removeChild.call(this, stand);
    else if (child.nodeType !== Node.TEXT_NODE) return removeChild.call(this, child) as T;
    return child;
  };
  Node.prototype.insertBefore = function insertWhereItIs<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    if (!before || before.parentNode === this || before.nodeType !== Node.TEXT_NODE)
      return insertBefore.call(this, node, before) as T;
    return insertBefore.call(this, node, inPlaceOf(this, before)) as T;
  };
}
