import type { Editor } from '@tiptap/core';
import type { Formula } from '#parts/texto/extensions.ts';

/** The formula that is selected, so that the keyboard can change it too. */
export function formulaAt({ state }: Editor): Formula | undefined {
  const { from, to } = state.selection;
  const node = to - from === 1 ? state.doc.nodeAt(from) : null;
  if (node?.type.name !== 'inlineMath' && node?.type.name !== 'blockMath') return undefined;
  return { latex: String(node.attrs.latex), block: node.type.name === 'blockMath', pos: from };
}
