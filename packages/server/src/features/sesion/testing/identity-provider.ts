import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const VOLVER = '/api/sesion/oidc/volver';
export const CLIENTE = 'academia';
export const SECRETO = 'secreto-del-cliente-de-prueba';

/** A place where a provider can listen, be down, and be back at the same address. */
export interface Site {
  readonly issuer: string;
  serve(listener: RequestListener): void;
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  let listener: RequestListener = (_, response) => void response.writeHead(503).end();
  let server: Server;
  const listen = async (port: number) => {
    server = createServer((request, response) => listener(request, response));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    issuer: `http://127.0.0.1:${port}`,
    serve: (given) => void (listener = given),
    async down() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    up: async () => void (await listen(port)),
  };
}

export type Claims = Record<string, unknown>;

/** The real provider: whoever signs in as `x` has the claims that were given for `x`. */
export function serveRealProvider(site: Site, appOrigin: string, people: Record<string, Claims>): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(site.issuer, {
    clients: [
      {
        client_id: CLIENTE,
        client_secret: SECRETO,
        redirect_uris: [appOrigin + VOLVER],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: true } },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['clave-de-cookies-de-prueba'] },
    conformIdTokenClaims: true,
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  });
  site.serve(provider.callback());
}

/** Walks the provider's own pages as a person with a browser; ends at the address that leads back to us. */
export async function walk(start: string, until: string, login: string | null): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 15; step++) {
    if (url.startsWith(until)) return url;
    const response: Response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const html = await response.text();
    const location = response.headers.get('location');
    const abort = /href="([^"]+\/abort)"/.exec(html)?.[1];
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
    const next = location ?? (login === null ? abort : action);
    if (!next) throw new Error(`the provider answered ${response.status}: ${html.slice(0, 300)}`);
    form = undefined;
    if (!location && login !== null) {
      const prompt = /name="prompt" value="([^"]+)"/.exec(html)?.[1] ?? '';
      form = new URLSearchParams({ prompt, login, password: 'da igual' });
    }
    url = new URL(next, url).href;
  }
  throw new Error('the provider goes round in circles');
}
