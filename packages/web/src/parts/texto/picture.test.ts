import { Editor } from '@tiptap/core';
import { expect } from 'vitest';
import { extensions } from '#parts/texto/extensions.ts';
import { htmlOf } from '#parts/texto/html-of.ts';
import { test } from '#testing/test.ts';

const escrito = (html: string) => {
  const editor = new Editor({ extensions: extensions(() => undefined), content: html });
  const queda = htmlOf(editor);
  editor.destroy();
  return queda;
};

const IMG = '<img src="/archivos/1" alt="Un arnés">';

test.each([
  [IMG],
  [`<figure data-ancho="pequena" data-lado="derecha">${IMG}<figcaption>El arnés</figcaption></figure>`],
  [`<figure data-ancho="mediana">${IMG}</figure>`],
])('una imagen conserva su tamaño, su lado, su pie y su descripción: %s', (html) => {
  expect(escrito(html)).toBe(html);
});

test('lo que no es un tamaño ni un lado se deja', () => {
  expect(escrito(`<figure data-ancho="900px" data-lado="arriba">${IMG}</figure>`)).toBe(IMG);
});
