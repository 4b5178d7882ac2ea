import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { esRuta } from '@catedra/shared/rutas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '#platform/http/headers.ts';
import { NOT_PAGES } from '#platform/http/page-address.ts';

export interface WebOptions {
  /** The folder of the built web. */
  readonly root: string;
  readonly sessionKey: string;
  /** Where files are when they are not here. */
  readonly storage: string | null;
}

/** A worker obeys the policy it came with; this one decodes scanned pages with WebAssembly and reaches nothing. */
const PDF_WORKER = /\/assets\/pdf\.worker\.[^/]+$/;
const DECODES = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** The page is a template: its nonce is new with every answer and its assets never change. */
export async function webPages(app: FastifyInstance, options: WebOptions): Promise<void> {
  const file = join(options.root, 'index.html');
  if (!existsSync(file)) throw new Error('Falta la web construida: ejecuta «npm start» o «npm run build».');
  const template = readFileSync(file, 'utf8').replaceAll('%CLAVE_SESION%', options.sessionKey);

  await app.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, acceso: 'publico' };
    });
    await assets.register(fastifyStatic, {
      root: options.root,
      index: false,
      wildcard: false,
      dotfiles: 'ignore',
      globIgnore: ['index.html', '**/*.{map,br,gz}', '.vite/**'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (PDF_WORKER.test(path)) reply.header('content-security-policy', DECODES);
      },
    });
  });

  const page = (reply: FastifyReply, status: number) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(nonce, options.storage))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(template.replaceAll('%NONCE%', nonce));
  };

  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading || NOT_PAGES.test(path)) throw noEncontrado();
    return page(reply, esRuta(path) ? 200 : 404);
  });
}
