import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { AskDialog } from '#parts/texto/dialogs/AskDialog.tsx';
import { useTyped } from '#parts/texto/dialogs/typed.ts';
import { isLink } from '#parts/texto/extensions.ts';

/** «ejemplo.com» and «ana@ejemplo.com» are what people type. */
function completed(address: string): string {
  const typed = address.trim();
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(typed)) return `mailto:${typed}`;
  return /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
}

export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const current = String(editor.getAttributes('link').href ?? '');
  const bare = editor.state.selection.empty && current === '';
  const { typed: address, refuse, field } = useTyped(current);
  const [text, setText] = useState('');

  const put = () => {
    const href = completed(address);
    if (address.trim() === '' || !isLink(href))
      return refuse('Escribe una dirección que empiece por https:// o un correo.');
    const chain = editor.chain().focus().extendMarkRange('link');
    if (bare)
      chain.insertContent({
        type: 'text',
        text: text.trim() || address.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      });
    else chain.setLink({ href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <AskDialog
      title="Enlace"
      submit={current ? 'Cambiar el enlace' : 'Poner el enlace'}
      onSubmit={put}
      onClose={onClose}
      remove={current ? { label: 'Quitar', onRemove: remove } : undefined}
    >
      <TextInput
        label="Dirección o correo"
        placeholder="https://"
        autoComplete="off"
        data-autofocus
        {...field}
      />
      {bare && (
        <TextInput
          label="Texto que se lee"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </AskDialog>
  );
}
