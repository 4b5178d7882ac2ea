import type { Editor } from '@tiptap/core';
import type { Asking } from '#parts/texto/dialogs/AskDialogs.tsx';

export interface ToolbarProps {
  readonly editor: Editor | null;
  /** Whether pictures can be kept somewhere. */
  readonly pictures: boolean;
  readonly onAsk: (asking: Asking) => void;
}
