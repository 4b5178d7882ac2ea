import type { Command } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/** What was just put stays selected, and the next letter would take its place: one goes on writing behind it. */
export const cursorBehind: Command = ({ tr, dispatch }) => {
  const { selection } = tr;
  if (!dispatch || !(selection instanceof NodeSelection) || selection.node.isInline) return true;
  const { $to, to } = selection;
  const paragraph = tr.doc.type.schema.nodes['paragraph'];
  if (paragraph && !$to.nodeAfter?.isTextblock) tr.insert(to, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
  return true;
};
