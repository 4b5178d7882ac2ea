import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { VERSION } from '#platform/version.ts';

const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'", 'blob:'],
  frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The page's own policy: nothing inline runs or styles but what carries this answer's nonce. */
export function pagePolicy(nonce: string, storage: string | null): string {
  const directives = {
    ...POLICY,
    // What is kept in a store elsewhere is seen and played from there.
    imgSrc: [...POLICY.imgSrc, ...(storage ? [storage] : [])],
    mediaSrc: [...POLICY.mediaSrc, ...(storage ? [storage] : [])],
    styleSrc: ["'self'", `'nonce-${nonce}'`],
  };
  return Object.entries(directives)
    .map(
      ([name, values]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`,
    )
    .join('; ');
}

/** Anything that is not a page of ours may do nothing at all if a browser opens it. */
const SEALED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What helmet would set on every answer, asked once: its headers are the same for all of them. */
function helmetHeaders(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  middleware({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
}

export function secureHeaders(app: FastifyInstance, https: boolean): void {
  const headers = {
    ...helmetHeaders(https),
    'content-security-policy': SEALED,
    'cache-control': 'no-store',
    'catedra-version': VERSION,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
