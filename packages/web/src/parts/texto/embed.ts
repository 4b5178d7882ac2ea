import { esIncrustable } from '@catedra/shared/actividades/incrustado.ts';
import { mergeAttributes, Node } from '@tiptap/core';
import { FRAME } from '#ui/rich-text/video-embed.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    embed: { setEmbed: (src: string) => ReturnType };
  }
}

/** A video of those services that may be framed. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    src: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-src'),
      renderHTML: ({ src }: Record<string, unknown>) => ({ 'data-src': src }),
    },
  }),

  parseHTML: () => [
    {
      tag: 'div[data-type="embed"]',
      getAttrs: (element) => esIncrustable(element.getAttribute('data-src') ?? '') && null,
    },
  ],

  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes({ 'data-type': 'embed' }, HTMLAttributes)],

  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.type = 'embed';
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(FRAME)) frame.setAttribute(name, value);
      frame.src = String(node.attrs.src);
      frame.title = 'Vídeo';
      frame.loading = 'lazy';
      // Reached as part of the text, not as a page of its own.
      frame.tabIndex = -1;
      dom.append(frame);
      return { dom };
    },

  addCommands() {
    return {
      setEmbed:
        (src) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { src } }),
    };
  },
});
