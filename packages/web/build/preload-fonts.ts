import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks for the fonts together with the styles, so that text changes its face at most once and early. */
export function preloadFonts(): Plugin {
  return {
    name: 'catedra:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext'))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head',
            }),
          ),
    },
  };
}
