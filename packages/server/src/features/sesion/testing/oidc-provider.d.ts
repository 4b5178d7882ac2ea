declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export interface Account {
    readonly accountId: string;
    claims(): Record<string, unknown>;
  }

  export interface Configuration {
    readonly clients: readonly Record<string, unknown>[];
    readonly claims: Record<string, readonly string[]>;
    readonly features: Record<string, { readonly enabled: boolean }>;
    readonly jwks: { readonly keys: readonly object[] };
    readonly cookies: { readonly keys: readonly string[] };
    readonly conformIdTokenClaims: boolean;
    readonly pkce: { readonly required: () => boolean };
    readonly findAccount: (context: unknown, id: string) => Account;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
  }
}
