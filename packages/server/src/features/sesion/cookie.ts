import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '#platform/config.ts';

const isSecure = (config: Config): boolean => config.PUBLIC_URL?.startsWith('https:') ?? false;

/** `__Host-` binds the cookie to this very host; browsers accept the prefix over https alone. */
export const cookieName = (config: Config): string => (isSecure(config) ? '__Host-catedra' : 'catedra');

export const cookieOptions = (config: Config, expires: Date): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(config),
  expires,
});
