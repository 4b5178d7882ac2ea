import type { FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** What is looked at in a request. */
interface Asked {
  readonly host: string;
  readonly socket: Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>;
}

/** Where this connection came in. */
function socketOrigin({ socket }: Asked): string {
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}

/**
 * The address that links and returns carry. A Host header is anyone's word: it is believed only when it leads
 * back to the same machine, so that nobody gets a link sent that leads to them.
 */
export function siteOf(request: Asked, config: Pick<Config, 'PUBLIC_URL'>): string {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin;
  const asked = URL.parse(`http://${request.host}`);
  return asked && isLoopback(asked.hostname) ? asked.origin : socketOrigin(request);
}

/** For work that no request asks for: as whoever sits at this machine would write it. */
export const ownSite = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`;

interface Ground {
  readonly config: Config;
  readonly site: string;
}

/** Of each connection, how it was asked last: whoever keeps one asks for the same host again and again. */
const sites = new WeakMap<
  Asked['socket'],
  { readonly host: string; readonly config: Config; readonly site: string }
>();

function knownSiteOf(request: Asked, config: Config): string {
  const { host, socket } = request;
  const last = sites.get(socket);
  if (last?.host === host && last.config === config) return last.site;
  const site = siteOf(request, config);
  sites.set(socket, { host, config, site });
  return site;
}

/** The same ground, at the address by which this request came. */
export const atSiteOf = <G extends Ground>(ground: G, request: Asked): G => ({
  ...ground,
  site: knownSiteOf(request, ground.config),
});
