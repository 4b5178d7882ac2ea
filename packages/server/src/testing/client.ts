export type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

export interface Answer {
  readonly status: number;
  readonly body: { [field: string]: Json } & {
    readonly error?: { code: string; message: string; fields?: Record<string, string> };
  };
  readonly headers: Headers;
}

/** Someone with a browser: the same cookies, the same origin. */
/** Texts and bytes as they are, the rest as JSON. */
function asSent(body: unknown): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined || typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

export interface Client {
  readonly id: string;
  readonly cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** The feed, event by event, until the test stops it. */
  listen(path?: string, headers?: Record<string, string>): Promise<Listening>;
}

export interface Heard {
  readonly event: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
}

export interface Listening {
  readonly heard: readonly Heard[];
  /** Waits for the first event that fits, past or coming. */
  until(fits: (event: Heard) => boolean): Promise<Heard>;
  readonly ended: Promise<void>;
  stop(): void;
}

async function listen(url: string, headers: Record<string, string>): Promise<Listening> {
  const control = new AbortController();
  const response = await fetch(url, { headers, signal: control.signal });
  const { body } = response;
  if (!response.ok || !body) throw new Error(`the feed answered ${response.status}`);
  const heard: Heard[] = [];
  let wake = () => undefined as void;
  let news = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let over = false;

  const read = async () => {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const data = field('data');
        if (data) heard.push({ event: field('event') ?? '', id: field('id') ?? '', data: JSON.parse(data) });
        else if (field('id')) heard.push({ event: 'lugar', id: field('id') ?? '', data: {} });
      }
      wake();
      news = new Promise((resolve) => {
        wake = resolve;
      });
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      over = true;
      wake();
    });

  const listening: Listening = {
    heard,
    ended,
    stop: () => control.abort(),
    async until(fits) {
      for (;;) {
        const found = heard.find(fits);
        if (found) return found;
        if (over) throw new Error(`the feed ended; heard: ${JSON.stringify(heard)}`);
        await news;
      }
    },
  };
  await listening.until((event) => event.id !== '');
  return listening;
}

export function createClient(origin: string, id: string, cookie: string): Client {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer> => {
    const headers: Record<string, string> = { origin, ...(cookie && { cookie }), ...extra };
    if (body !== undefined) headers['content-type'] ??= 'application/json';
    const response = await fetch(origin + path, {
      method,
      headers,
      body: asSent(body),
      redirect: 'manual',
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      body: (json ? JSON.parse(text) : { texto: text }) as never,
      headers: response.headers,
    };
  };
  return {
    id,
    cookie,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    listen: (path = '/api/cambios', headers = {}) => listen(origin + path, { cookie, ...headers }),
  };
}
