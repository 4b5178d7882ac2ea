/** What the server says when it says no, as `platform/http.ts` reads it. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: object;

  constructor(status: number, code: string, message: string, detail: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

interface Detail {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly actual?: unknown;
  readonly motivo?: string;
  readonly requestId?: string;
}

export const refused = (
  status: number,
  code: string,
  { message = `Rechazado: ${code}.`, ...detail }: Detail = {},
) => new Refused(status, code, message, detail);

class Lost extends Error {}

/** The request leaves and nothing comes back: a cut, no network. */
export const lost = () => new Lost('Failed to fetch');

export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly names: readonly string[];
  readonly answer: (asked: Asked) => Promise<Response>;
}

let routes: readonly Route[] = [];
let wrong: string[] = [];
let real: typeof fetch | undefined;

/** The last one said for an address is the one that answers; a whole address goes before one with parts to fill. */
export function route(address: string, answer: (asked: Asked) => Promise<Response>): void {
  const [method = '', pattern = ''] = address.split(' ');
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const path = new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/:\w+/g, '([^/]+)')}$`);
  routes = [{ method, path, names, answer }, ...routes].toSorted((a, b) => a.names.length - b.names.length);
}

/** Said by whoever finds that a page and its contract disagree: the test fails with it. */
export const complain = (complaint: string): void => void wrong.push(complaint);

async function bodyOf(body: BodyInit | null | undefined): Promise<unknown> {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? null);
}

async function answerTo(address: string, init: RequestInit): Promise<Response> {
  const url = new URL(address, 'http://academia.test');
  const method = init.method ?? 'GET';
  const found = routes.find((one) => one.method === method && one.path.test(url.pathname));
  if (!found) {
    complain(`nadie esperaba ${method} ${url.pathname}${url.search}`);
    return errorAnswer(refused(501, 'NADIE_LO_ESPERABA', { message: `Nadie esperaba ${url.pathname}` }));
  }
  const values = (found.path.exec(url.pathname) ?? []).slice(1).map(decodeURIComponent);
  const params = Object.fromEntries(found.names.map((name, index) => [name, values[index] ?? '']));
  const query = Object.fromEntries(url.searchParams);
  try {
    return await found.answer({ params, query, body: await bodyOf(init.body) });
  } catch (error) {
    if (error instanceof Refused) return errorAnswer(error);
    if (!(error instanceof Lost)) complain(`${method} ${url.pathname}: ${String(error)}`);
    throw error;
  }
}

const errorAnswer = ({ status, code, message, detail }: Refused): Response =>
  new Response(JSON.stringify({ error: { code, message, ...detail } }), { status });

/** A request that its page gives up is over, although nothing answered it. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });

/** Puts these answers in the place of the network. */
export function openNetwork(): void {
  real ??= globalThis.fetch;
  routes = [];
  wrong = [];
  globalThis.fetch = (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    return Promise.race([answerTo(address, init), untilAborted(init.signal)]);
  };
}

const TURNS = 10;

/** What a page sends as it closes, and what that brings about, is still answered by its own test. */
export async function lastRequests(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Gives the network back; what went wrong on it is told. */
export function closeNetwork(): readonly string[] {
  if (real) globalThis.fetch = real;
  routes = [];
  const told = wrong;
  wrong = [];
  return told;
}
