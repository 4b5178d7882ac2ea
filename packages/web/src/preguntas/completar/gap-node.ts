import { Node } from '@tiptap/core';

/** A gap inside a text: one thing that is written over, moved and deleted whole. */
export const Gap = Node.create({
  name: 'hueco',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['hueco'] ?? '',
      renderHTML: ({ id }: { id?: string }) => ({ 'data-hueco': id ?? '' }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-hueco]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
});

/** As it is stored → as the editor reads it. */
export const toEditor = (texto: string): string =>
  texto.replace(/\[\[([a-z0-9]{4,12})\]\]/g, '<span data-hueco="$1"></span>');

/** As the editor writes it → as it is stored. */
export const toStored = (html: string): string =>
  html.replace(/<span data-hueco="([a-z0-9]{4,12})"><\/span>/g, '[[$1]]');
