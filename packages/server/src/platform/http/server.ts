import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { hablarEspañol } from '@catedra/shared/core/mensajes.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type Config, proxiesDe } from '#platform/config.ts';
import { describeFailure } from '#platform/describe-failure.ts';
import { handleErrors, sendError } from '#platform/http/errors.ts';
import { secureHeaders } from '#platform/http/headers.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { isDecodable, NOT_PAGES, NOWHERE } from '#platform/http/page-address.ts';
import { refuseForeignOrigin } from '#platform/http/origin.ts';
import { logRequests } from '#platform/http/request-log.ts';
import { limitSlowBodies } from '#platform/http/slow-body.ts';
import { refuseDeep, validatorCompiler } from '#platform/http/validation.ts';

/** A page's address that can't be read leads nowhere, as any other that is none of ours; the API says what is wrong. */
const readable = ({ url = '/' }: { url?: string }): string => {
  const path = url.split('?')[0] ?? '/';
  return NOT_PAGES.test(path) || isDecodable(path) ? url : NOWHERE;
};

/** Secrets travel in bodies and cookies, which are not logged; addresses lose their query, and failures their values. */
const logOptions = (level: Config['NIVEL_LOG']) => ({
  level,
  hooks: {
    // An error given alone would be told by its whole message.
    logMethod(this: unknown, given: unknown[], method: (...given: never[]) => void) {
      const [first, ...rest] = given;
      if (!(first instanceof Error)) return method.apply(this, given as never[]);
      const { message } = describeFailure(first);
      return method.apply(this, [{ err: first }, ...(rest.length > 0 ? rest : [message])] as never[]);
    },
  },
  serializers: {
    err: describeFailure,
    req: (request: { method: string; url: string; ip: string }) => ({
      method: request.method,
      path: loggedPath(request.url),
      ip: request.ip,
    }),
  },
});

/** Where the log is written instead of the console. */
export interface LogTarget {
  write(line: string): void;
}

export async function createServer(config: Config, stream?: LogTarget): Promise<FastifyInstance> {
  hablarEspañol();
  const proxies = proxiesDe(config.TRUST_PROXY);
  const app = Fastify({
    logger: { ...logOptions(config.NIVEL_LOG), ...(stream && { stream }) },
    trustProxy: proxies.length > 0 && proxies,
    bodyLimit: 1 << 20,
    // Bodies have a limit of their own, which routes may widen.
    requestTimeout: 0,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    logController: new LogController({ disableRequestLogging: true }),
    // They come before any hook: nobody would watch over a body that is still to come.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.header('connection', 'close')),
    rewriteUrl: readable,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logRequests(app);
  handleErrors(app);
  limitSlowBodies(app);
  secureHeaders(app, config.PUBLIC_URL?.startsWith('https:') ?? false);
  await app.register(cookie);
  app.addHook('onRequest', (request, _reply, done) => {
    refuseForeignOrigin(request, config.PUBLIC_URL);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body) refuseDeep(request.body);
    done();
  });
  return app;
}
