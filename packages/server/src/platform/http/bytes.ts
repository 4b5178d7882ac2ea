import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '#platform/http/errors.ts';
import type { Handler } from '#platform/http/handler.ts';

export const BYTES = 'application/octet-stream';

/** Bytes are not looked into as if they were data: they come wrapped. */
type Wrapped = () => Buffer;

export const bytesOf = ({ body }: FastifyRequest): Buffer =>
  typeof body === 'function' ? (body as Wrapped)() : Buffer.alloc(0);

/** A place for a route that takes a file and nothing else. */
export function takingBytes(app: FastifyInstance, open: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, () => body),
    );
    open(scope);
  });
}

/** The limit of such a route is its own, and so is what it says of it. */
export const bytesOptions = (max: number, { before, tooLarge }: Handler) => ({
  bodyLimit: max,
  onRequest: async ({ session }: FastifyRequest) => before?.(session.actor),
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const large = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && tooLarge?.();
    sendError(large || error, request, reply);
  },
});
