import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The page's own policy: nothing inline runs or styles but what carries this answer's nonce. */
export function pagePolicy(nonce: string): string {
  const directives = { ...POLICY, styleSrc: ["'self'", `'nonce-${nonce}'`] };
  return Object.entries(directives)
    .map(
      ([name, values]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`,
    )
    .join('; ');
}

/** Anything that is not a page of ours may do nothing at all if a browser opens it. */
const SEALED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export async function secureHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply: FastifyReply) => {
    reply.header('content-security-policy', SEALED);
    reply.header('cache-control', 'no-store');
  });
}
