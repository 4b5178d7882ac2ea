import { videoIncrustado } from '@catedra/shared/actividades/incrustado.ts';
import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { cursorBehind } from '#parts/texto/cursor-behind.ts';
import { AskDialog } from '#parts/texto/dialogs/AskDialog.tsx';
import { useTyped } from '#parts/texto/dialogs/typed.ts';

export function EmbedDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { typed: address, refuse, field } = useTyped('');
  const put = () => {
    const src = videoIncrustado(address.trim());
    if (!src) return refuse('No es la dirección de un vídeo de YouTube o de Vimeo.');
    editor.chain().focus().setEmbed(src).command(cursorBehind).run();
    onClose();
  };
  return (
    <AskDialog title="Vídeo dentro del texto" submit="Poner el vídeo" onSubmit={put} onClose={onClose}>
      <TextInput
        label="Dirección del vídeo"
        description="De YouTube o de Vimeo, copiada de la barra del navegador."
        placeholder="https://"
        type="url"
        autoComplete="off"
        data-autofocus
        {...field}
      />
    </AskDialog>
  );
}
