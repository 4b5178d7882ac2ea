import { CLAVE_DE_SESION } from '@catedra/shared/sesion/clave.ts';
import type { Plugin } from 'vite';

/** The page as `vite dev` gives it: under the same key as the server would, so that whoever signed in stays in. */
export const filledIn = (html: string, env: NodeJS.ProcessEnv): string =>
  html
    // Empty is as if it were not said, as for the server.
    .replace('%CLAVE_SESION%', env.CLAVE_SESION || CLAVE_DE_SESION)
    .replace('%NONCE%', 'desarrollo');

/** Fills the template's placeholders in `vite dev`; in production the server does, per request. */
export function devTemplate(): Plugin {
  return {
    name: 'catedra:dev-template',
    apply: 'serve',
    transformIndexHtml: (html) => filledIn(html, process.env),
  };
}
