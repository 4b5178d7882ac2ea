import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asDomainError } from '#platform/db/errors.ts';

const FRAMEWORK: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'MUY_GRANDE', 'El archivo o el texto es demasiado grande.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'TIPO_NO_PERMITIDO', 'Ese tipo de contenido no está permitido.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'DATOS_INVALIDOS', 'Faltan los datos.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'DATOS_INVALIDOS', 'Los datos no son JSON válido.'],
  FST_ERR_BAD_URL: [400, 'DATOS_INVALIDOS', 'La dirección no es válida.'],
};

function known(error: unknown): DomainError | null {
  const domain = asDomainError(error);
  if (domain instanceof DomainError) return domain;
  const { code, statusCode } = error as Partial<FastifyError>;
  const framework = FRAMEWORK[code ?? ''];
  if (framework) return new DomainError(...framework);
  if (statusCode === 404) return noEncontrado();
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new DomainError(statusCode, 'DATOS_INVALIDOS', 'No entendemos la petición.');
  }
  return null;
}

function told(error: unknown, request: FastifyRequest): DomainError {
  const domain = known(error);
  if (domain) {
    if (domain.status >= 500) request.log.warn({ err: domain }, 'no se pudo atender');
    return domain;
  }
  request.log.error({ err: error }, 'fallo inesperado');
  return new DomainError(500, 'ALGO_FALLO', `Algo falló. Código ${request.id}.`);
}

function bodyOf({ code, message, detail: { retryAfter, ...detail } }: DomainError, requestId: string) {
  return { retryAfter, body: { error: { code, message, requestId, ...detail } } };
}

/** What is told of a failure when the answer has already begun. */
export const errorBody = (error: unknown, request: FastifyRequest) =>
  bodyOf(told(error, request), request.id);

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const domain = told(error, request);
  const { retryAfter, body } = bodyOf(domain, request.id);
  if (retryAfter) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(domain.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}
