import { useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { pageMeta } from '#platform/page-meta.ts';
import type { Asking } from '#parts/texto/dialogs/AskDialogs.tsx';
import { extensions } from '#parts/texto/extensions.ts';
import { asWritten, htmlOf } from '#parts/texto/html-of.ts';
import type { Editor } from '@tiptap/core';
import { pastedHtml } from '#parts/texto/pasted-html.ts';
import { pictureIn } from '#parts/texto/picture-in.ts';
import type { WritingProps } from '#parts/texto/writing-props.ts';

interface Hands extends Pick<WritingProps, 'onKey' | 'onPasteText'> {
  readonly editor: Editor | null;
  readonly paste?: (editor: Editor, data: DataTransfer | null) => boolean;
}

/** The editor over a value: it tells what is typed, and follows what comes from outside. */
export function useWriting(
  props: WritingProps,
  ask: (asking: Asking) => void,
  paste: (editor: Editor, data: DataTransfer | null) => boolean,
) {
  const { id, labelId, errorId, value, onChange, path, placeholder } = props;
  const line = props.look === 'line';
  const wrong = Boolean(props.error);
  const pictures = props.cursoId !== undefined;
  /** What came from outside, and how the editor writes it: going back to it gives back that very HTML. */
  const start = useRef({ html: value, written: '' });
  const told = useRef(value);
  /** The editor is made once: it finds here what the page wants now. */
  const hands = useRef<Hands>({ editor: null });

  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(line && { 'aria-multiline': 'false' }),
        ...(path && { 'data-path': path }),
        ...(placeholder && { 'data-placeholder': placeholder }),
        ...(wrong && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_: unknown, event: KeyboardEvent) => hands.current.onKey?.(event) ?? false,
      handlePaste: (_: unknown, event: ClipboardEvent) => {
        if (hands.current.onPasteText?.(event.clipboardData?.getData('text/plain') ?? '')) return true;
        const file = pictures ? pictureIn(event.clipboardData) : null;
        if (file) ask({ what: 'picture', file });
        if (file) return true;
        const { editor: open } = hands.current;
        return open !== null && (hands.current.paste?.(open, event.clipboardData) ?? false);
      },
      handleDoubleClickOn: (_: unknown, __: number, node: { type: { name: string } }) => {
        if (!pictures || node.type.name !== 'image') return false;
        ask({ what: 'picture' });
        return true;
      },
      handleDrop: (_: unknown, event: DragEvent, __: unknown, moved: boolean) => {
        const file = pictures && !moved ? pictureIn(event.dataTransfer) : null;
        if (file) {
          event.preventDefault();
          ask({ what: 'picture', file });
        }
        return file !== null;
      },
    }),
    [id, labelId, errorId, path, placeholder, line, wrong, pictures, ask],
  );
  const plugins = useMemo(() => extensions((formula) => ask({ what: 'formula', formula })), [ask]);

  const editor = useEditor({
    extensions: plugins,
    content: value,
    autofocus: props.focused ? 'end' : false,
    injectNonce: pageMeta('csp-nonce'),
    editorProps,
    onCreate: ({ editor: made }) => {
      start.current.written = asWritten(made, value);
    },
    onUpdate: ({ editor: changed }) => {
      const written = htmlOf(changed);
      const html = written === start.current.written ? start.current.html : written;
      if (html === told.current) return;
      told.current = html;
      onChange(html);
    },
  });

  useEffect(() => {
    hands.current = { editor, paste, onKey: props.onKey, onPasteText: props.onPasteText };
  }, [editor, paste, props.onKey, props.onPasteText]);

  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    start.current = { html: value, written: asWritten(editor, value) };
    // What was just saved comes back cleaned but the same: the cursor stays where it is.
    if (start.current.written !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return editor;
}
