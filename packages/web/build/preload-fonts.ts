import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The formulas bring fonts of their own, which only they need. */
const OF_EVERY_PAGE = /(figtree|fraunces)[^/]*\.woff2$/;

/** Asks for the fonts together with the styles, so that text changes its face at most once and early. */
export function preloadFonts(): Plugin {
  return {
    name: 'catedra:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => OF_EVERY_PAGE.test(file) && !file.includes('latin-ext'))
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
