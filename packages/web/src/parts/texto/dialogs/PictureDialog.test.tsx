import { Editor } from '@tiptap/core';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { PictureDialog } from '#parts/texto/dialogs/PictureDialog.tsx';
import { extensions } from '#parts/texto/extensions.ts';
import { htmlOf } from '#parts/texto/html-of.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const IMG = '<img src="/archivos/1" alt="Un arnés">';

async function abrir(html: string) {
  const editor = new Editor({ extensions: extensions(() => undefined), content: html });
  if (html.includes('<img')) editor.commands.setNodeSelection(0);
  const onClose = vi.fn<() => void>();
  const { user } = await renderPiece(<PictureDialog editor={editor} onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Imagen' });
  return { editor, onClose, user };
}

test('de una imagen puesta se cambian la descripción, el pie, el tamaño y el lado', async () => {
  const { editor, onClose, user } = await abrir(IMG);
  const descripcion = screen.getByLabelText<HTMLTextAreaElement>('Qué se ve en la imagen');
  expect(descripcion.value).toBe('Un arnés');
  await user.clear(descripcion);
  await user.type(descripcion, 'Un arnés rojo');
  await user.type(screen.getByLabelText('Pie'), 'El arnés');
  await user.click(screen.getByRole('radio', { name: 'Pequeña' }));
  await user.click(screen.getByRole('radio', { name: 'A la derecha' }));
  await user.click(screen.getByRole('button', { name: 'Guardar los cambios' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(htmlOf(editor)).toBe(
    '<figure data-ancho="pequena" data-lado="derecha"><img src="/archivos/1" alt="Un arnés rojo"><figcaption>El arnés</figcaption></figure>',
  );
});

test('sin elegir un archivo no se pone nada, y se dice', async () => {
  const { editor, onClose, user } = await abrir('<p>Hola</p>');
  await user.click(screen.getByRole('button', { name: 'Poner la imagen' }));
  expect(await screen.findByText('Elige una imagen.')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(htmlOf(editor)).toBe('<p>Hola</p>');
});
