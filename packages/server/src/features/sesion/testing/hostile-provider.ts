import { createSign, generateKeyPairSync } from 'node:crypto';
import type { Site } from '#features/sesion/testing/identity-provider.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface Lie {
  readonly claims?: Record<string, unknown>;
  readonly alg?: 'none';
  /** Signed by a key that is not the provider's. */
  readonly forged?: boolean;
}

function idToken(claims: object, { alg, forged }: Lie): string {
  const body = `${part({ alg: alg ?? 'RS256', kid: 'una' })}.${part(claims)}`;
  if (alg === 'none') return `${body}.`;
  const signature = createSign('RSA-SHA256')
    .update(body)
    .sign(forged ? stranger : privateKey);
  return `${body}.${signature.toString('base64url')}`;
}

/** A provider that answers whatever the test tells it to; `nonce` is what it was asked to repeat. */
export function serveHostileProvider(site: Site, lie: (nonce: string) => Lie): (nonce: string) => void {
  let nonce = '';
  const json = (value: object) => JSON.stringify(value);
  const { issuer } = site;
  const documents: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'una', use: 'sig', alg: 'RS256' }],
    }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1000);
      const told = lie(nonce);
      const claims = {
        iss: issuer,
        aud: 'academia',
        sub: 'x',
        nonce,
        iat: now,
        exp: now + 300,
        ...told.claims,
      };
      return { access_token: 'a', token_type: 'Bearer', id_token: idToken(claims, told) };
    },
  };
  site.serve((request, response) => {
    const document = documents[request.url ?? ''];
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' });
    response.end(document ? json(document()) : '');
  });
  return (given) => void (nonce = given);
}
