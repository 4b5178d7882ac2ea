import type { Plugin } from 'vite';

const CLAVE_DE_DESARROLLO = '0123456789abcdef0123456789abcdef';

/** Fills the template's placeholders in `vite dev`; in production the server does, per request. */
export function devTemplate(): Plugin {
  return {
    name: 'catedra:dev-template',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('%CLAVE_SESION%', process.env.CLAVE_SESION ?? CLAVE_DE_DESARROLLO)
        .replace('%NONCE%', 'desarrollo'),
  };
}
