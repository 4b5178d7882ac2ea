import type { ErrorDeProveedor } from '@catedra/shared/sesion/schemas.ts';
import * as oidc from 'openid-client';
import { isLoopback } from '#platform/http/site.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';

const PATIENCE_S = 15;
/** How long the provider is believed to be there: someone who leaves for it must not end on a dead page. */
const FRESH_MS = 10_000;

/** Why someone could not come in this way; the entrance explains it. */
export class ProviderError extends Error {
  readonly code: ErrorDeProveedor;

  constructor(code: ErrorDeProveedor, cause?: unknown) {
    super(cause instanceof Error ? cause.message : code, { cause });
    this.code = code;
  }
}

export interface Provider {
  /** Asked anew when some time has passed, so that a provider that was down works as soon as it is back. */
  configuration(): Promise<oidc.Configuration>;
}

async function discover(config: Config): Promise<oidc.Configuration> {
  const issuer = new URL(config.OIDC_EMISOR ?? '');
  // Signatures are checked even where the connection would already be proof enough.
  const always = [oidc.enableNonRepudiationChecks];
  const insecure =
    issuer.protocol === 'http:' && isLoopback(issuer.hostname) ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(issuer, config.OIDC_CLIENTE ?? '', config.OIDC_SECRETO, undefined, {
    timeout: PATIENCE_S,
    execute: [...always, ...insecure],
  });
}

export function createProvider(config: Config, clock: Clock): Provider {
  let known: { found: Promise<oidc.Configuration>; until: number } | null = null;
  return {
    async configuration() {
      const now = clock.now().getTime();
      const current = known && known.until > now ? known : { found: discover(config), until: now + FRESH_MS };
      known = current;
      try {
        return await current.found;
      } catch (error) {
        if (known === current) known = null;
        throw new ProviderError('PROVEEDOR_NO_DISPONIBLE', error);
      }
    },
  };
}
