import { textsIn } from '#parts/entregas/anotaciones/marked-html.ts';

interface Word {
  readonly text: Text;
  readonly from: number;
  readonly to: number;
}

const wordsIn = (root: Node): Word[] =>
  textsIn(root).flatMap((text) =>
    [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text,
      from: index,
      to: index + word.length,
    })),
  );

interface Chosen {
  readonly first: number;
  readonly last: number;
}

function chosenAmong(words: readonly Word[]): Chosen | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const inside = words.flatMap((word, i) => (touches(range, word) ? [i] : []));
  const [first] = inside;
  const last = inside.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Not only where it ends. */
const touches = (range: Range, { text, from, to }: Word): boolean =>
  range.intersectsNode(text) &&
  !(range.startContainer === text && range.startOffset >= to) &&
  !(range.endContainer === text && range.endOffset <= from);

/** What an arrow chooses after what was chosen: the word beside it, or with Mayús one more or one less. */
export function nextOf({ first, last }: Chosen, key: string, more: boolean, count: number): Chosen | null {
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (by === 0 || count === 0) return null;
  const within = (i: number) => Math.min(count - 1, Math.max(0, i));
  if (more) return { first, last: Math.max(first, within(last + by)) };
  const one = within(by > 0 ? last + 1 : first - 1);
  return { first: one, last: one };
}

/** Arrows choose one word after another of a text that is read, from `at`, where one was; gives back where one is. */
export function chooseByKey(
  root: HTMLElement,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  at: number,
): number | null {
  const words = wordsIn(root);
  const next = nextOf(chosenAmong(words) ?? { first: at, last: at }, key, shiftKey, words.length);
  const [from, to] = [words[Math.max(0, next?.first ?? -1)], words[next?.last ?? -1]];
  if (!next || !from || !to) return null;
  window.getSelection()?.setBaseAndExtent(from.text, from.from, to.text, to.to);
  to.text.parentElement?.scrollIntoView({ block: 'nearest' });
  return next.last;
}
