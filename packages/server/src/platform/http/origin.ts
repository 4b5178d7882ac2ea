import { DomainError } from '@catedra/shared/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    origen?: 'cualquiera';
  }
}

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** A write must come from this site: browsers say where they stand, and other programs send neither header. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE.includes(request.method) || request.routeOptions.config.origen === 'cualquiera') return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`;
  const foreign =
    origin !== undefined ? origin !== own : site !== undefined && site !== 'same-origin' && site !== 'none';
  if (foreign) throw new DomainError(403, 'ORIGEN_NO_PERMITIDO', 'La solicitud no viene de este sitio.');
}

const sent = new WeakMap<object, Buffer>();
/** More than so many events weigh. */
const MOST_SIGNED = 512 * 1024;

/** What was sent, to the letter, to a route that programs of others sign. */
export const bytesSent = (request: FastifyRequest): Buffer => sent.get(request) ?? Buffer.alloc(0);

/** A place for a route that takes JSON whatever it is called, and keeps its bytes: whoever signs them signs no more than that. */
export function keepingBytes(app: FastifyInstance, open: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_SIGNED },
      (request, body, done) => {
        sent.set(request, body);
        void parse(request, body.toString(), done);
      },
    );
    open(scope);
  });
}

/** A place for a route that programs of others call in their own ways: what they send besides its address is not looked at. */
export function takingAnything(app: FastifyInstance, open: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    open(scope);
  });
}
