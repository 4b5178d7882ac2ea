import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#features/sesion/sign-in/address.ts';
import type { Visitor } from '#features/sesion/sign-in/check-sign-in.ts';
import type { Dentro, Navegador } from '#features/sesion/commands/entrar.ts';
import {
  browserCookieName,
  browserExpiry,
  clearCookie,
  cookieName,
  miradaCookieName,
  readCookie,
  writeCookie,
} from '#features/sesion/sessions/cookie.ts';
import type { Platform } from '#platform/platform.ts';

/** The browser that asks, with the cookies it brings. */
export const navegadorDe = (request: FastifyRequest, { config }: Platform): Navegador => ({
  agente: request.headers['user-agent'] ?? '',
  sesion: readCookie(request, cookieName(config)),
  conocido: readCookie(request, browserCookieName(config)),
});

export const visitorOf = (request: FastifyRequest, { config }: Platform): Visitor => ({
  address: addressKey(request.ip),
  browser: readCookie(request, browserCookieName(config)),
});

export const giveBrowser = (reply: FastifyReply, { config, clock }: Platform, token: string): void =>
  writeCookie(reply, config, browserCookieName(config), token, browserExpiry(clock.now()));

/** Hands over the cookies of someone who has just come in. */
export function letIn(reply: FastifyReply, platform: Platform, { sesion, navegador }: Dentro): void {
  writeCookie(reply, platform.config, cookieName(platform.config), sesion.token, sesion.expiraEn);
  clearCookie(reply, platform.config, miradaCookieName(platform.config));
  giveBrowser(reply, platform, navegador);
}
