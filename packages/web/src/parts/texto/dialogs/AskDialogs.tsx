import type { Editor } from '@tiptap/core';
import { EmbedDialog } from '#parts/texto/dialogs/EmbedDialog.tsx';
import { FormulaDialog } from '#parts/texto/dialogs/FormulaDialog.tsx';
import { LinkDialog } from '#parts/texto/dialogs/LinkDialog.tsx';
import { PictureDialog } from '#parts/texto/dialogs/PictureDialog.tsx';
import type { Formula } from '#parts/texto/extensions.ts';

/** What the text needs to know before something is put into it. */
export type Asking =
  | { readonly what: 'link' }
  | { readonly what: 'embed' }
  | { readonly what: 'formula'; readonly formula?: Formula }
  | { readonly what: 'picture'; readonly file?: File };

interface AskDialogsProps {
  readonly editor: Editor | null;
  readonly asking: Asking | null;
  readonly cursoId?: string;
  readonly onClose: () => void;
}

export function AskDialogs({ editor, asking, cursoId, onClose }: AskDialogsProps) {
  if (!editor || !asking) return null;
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  if (asking.what === 'link') return <LinkDialog editor={editor} onClose={close} />;
  if (asking.what === 'embed') return <EmbedDialog editor={editor} onClose={close} />;
  if (asking.what === 'formula')
    return <FormulaDialog editor={editor} formula={asking.formula} onClose={close} />;
  return <PictureDialog editor={editor} file={asking.file} cursoId={cursoId} onClose={close} />;
}
