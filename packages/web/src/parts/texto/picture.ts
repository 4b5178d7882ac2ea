import { ANCHOS_DE_IMAGEN, LADOS_DE_IMAGEN } from '@catedra/shared/cursos/imagenes-de-texto.ts';
import { mergeAttributes } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';

const oneOf = (known: readonly string[], value: string | null | undefined): string | null =>
  known.find((one) => one === value) ?? null;

const figureOf = (element: HTMLElement): HTMLElement | null => element.closest('figure');

/** A picture with its size, its side and the words under it; without any of them, a picture alone. */
export const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      ancho: {
        default: null,
        parseHTML: (element: HTMLElement) => oneOf(ANCHOS_DE_IMAGEN, figureOf(element)?.dataset.ancho),
        renderHTML: () => ({}),
      },
      lado: {
        default: null,
        parseHTML: (element: HTMLElement) => oneOf(LADOS_DE_IMAGEN, figureOf(element)?.dataset.lado),
        renderHTML: () => ({}),
      },
      pie: {
        default: '',
        parseHTML: (element: HTMLElement) =>
          figureOf(element)?.querySelector('figcaption')?.textContent?.trim() ?? '',
        renderHTML: () => ({}),
      },
    };
  },

  parseHTML: () => [
    { tag: 'img[src^="/archivos/"]' },
    // Its words are an attribute of the picture: they are not read again as a paragraph.
    { tag: 'figcaption', ignore: true },
  ],

  renderHTML({ node, HTMLAttributes }) {
    const { ancho, lado, pie } = node.attrs as { ancho: string | null; lado: string | null; pie: string };
    const img = ['img', mergeAttributes(this.options.HTMLAttributes, HTMLAttributes)] as const;
    if (!ancho && !lado && pie === '') return [...img];
    const figure = { ...(ancho && { 'data-ancho': ancho }), ...(lado && { 'data-lado': lado }) };
    return pie === '' ? ['figure', figure, img] : ['figure', figure, img, ['figcaption', {}, pie]];
  },
});
