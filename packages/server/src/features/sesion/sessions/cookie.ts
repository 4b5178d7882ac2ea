import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';

export const BROWSER_DAYS = 400;

const isSecure = (config: Config): boolean => config.PUBLIC_URL?.startsWith('https:') ?? false;

/** `__Host-` binds the cookie to this very host; browsers accept the prefix over https alone. */
const named = (config: Config, name: string): string => (isSecure(config) ? `__Host-${name}` : name);

export const cookieName = (config: Config): string => named(config, 'catedra');
/** Says that this browser signed in before; it opens nothing by itself. */
export const browserCookieName = (config: Config): string => named(config, 'catedra-navegador');
/** Ties the return from the identity provider to the browser that left for it. */
export const visitCookieName = (config: Config): string => named(config, 'catedra-proveedor');

/** Through whose eyes this browser looks; the log says whether it may. */
export const miradaCookieName = (config: Config): string => named(config, 'catedra-mirada');

const cookieOptions = (config: Config, expires: Date): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(config),
  expires,
});

const LONGEST_TOKEN = 100;

export function readCookie(request: FastifyRequest, name: string): string | null {
  const value = request.cookies[name];
  return value && value.length <= LONGEST_TOKEN ? value : null;
}

export const writeCookie = (
  reply: FastifyReply,
  config: Config,
  name: string,
  value: string,
  expires: Date,
): void => void reply.setCookie(name, value, cookieOptions(config, expires));

export const clearCookie = (reply: FastifyReply, config: Config, name: string): void =>
  void reply.setCookie(name, '', cookieOptions(config, new Date(0)));

export const browserExpiry = (now: Date): Date => tras(now, BROWSER_DAYS * DIA);
