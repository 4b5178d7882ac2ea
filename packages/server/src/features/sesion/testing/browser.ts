import { type Answer, createClient } from '#testing/client.ts';

/** A browser that keeps the cookies it is given, as a person's does. */
export interface Browser {
  readonly cookies: Map<string, string>;
  readonly cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Signs in as someone. */
  entra(identificador: string | null, contraseña: string, headers?: Record<string, string>): Promise<Answer>;
}

export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const text = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (answer: Answer): Answer => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const client = () => createClient(origin, '', text());
  const post: Browser['post'] = async (path, body, headers) => keep(await client().post(path, body, headers));
  return {
    cookies,
    get cookie() {
      return text();
    },
    get: async (path, headers) => keep(await client().get(path, headers)),
    post,
    patch: async (path, body) => keep(await client().patch(path, body)),
    delete: async (path) => keep(await client().delete(path)),
    entra: (identificador, contraseña, headers) =>
      post('/api/sesion', { identificador, contraseña }, headers),
  };
}
