import * as intentos from '@catedra/shared/intentos/api.ts';
import * as sesion from '@catedra/shared/sesion/api.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One request as it is counted: by the pattern of its address, never by the address itself, which names somebody. */
export interface Counted {
  readonly method: string;
  readonly route: string;
  readonly status: string;
  readonly seconds: number;
}

/** Every file of the web is a route of its own; and a page is an address that no route takes. */
const routeOf = (url: string | undefined): string =>
  url === undefined ? 'pagina' : /^\/(api|archivos|salud)/.test(url) ? url : 'web';

export function countedOf(request: FastifyRequest, reply: FastifyReply): Counted | null {
  const { url, config } = request.routeOptions;
  if (config.medida === 'no') return null;
  return {
    method: request.method,
    route: routeOf(url),
    status: String(reply.statusCode),
    seconds: reply.elapsedTime / 1000,
  };
}

const resultOf = (status: number): string =>
  status < 400 ? 'ok' : status === 429 ? 'limited' : status < 500 ? 'refused' : 'error';

/** What an academy lives on, counted apart. */
const APART: Readonly<Record<string, string>> = {
  [sesion.entrar.address]: 'sign-ins',
  [intentos.guardar.address]: 'exam-saves',
};

export function countedApart({ method, route, status }: Counted): { what: string; result: string } | null {
  const what = APART[`${method} ${route}`];
  return what ? { what, result: resultOf(Number(status)) } : null;
}
