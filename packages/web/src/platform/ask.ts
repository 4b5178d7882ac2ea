import {
  type Address,
  type Answer,
  type Contract,
  type Declaration,
  methodOf,
  pathOf,
  type Sent,
} from '@catedra/shared/core/contract.ts';
import { type Archivo, http, httpFile, httpProgress } from '#platform/http.ts';

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** Goes on although the page that asked is closed. */
  readonly keepalive?: boolean;
  /** Asked by someone who may not have a session: a 401 is an answer, not the end of one. */
  readonly anonymous?: boolean;
}

/** What is given, and a file where the contract takes one. */
type Input<A extends Address, D extends Declaration> = Sent<A, D> &
  (D extends { bytes: object } ? { readonly body: Blob } : unknown);

/** Nothing needs to be given where the contract takes nothing. */
type Asking<A extends Address, D extends Declaration> =
  object extends Input<A, D>
    ? [input?: Input<A, D>, options?: AskOptions]
    : [input: Input<A, D>, options?: AskOptions];

type WithFile = Declaration & { readonly file: object };
type WithoutFile = Declaration & { readonly file?: undefined };

/** Asks what a contract declares: its address, what it takes and what it answers are known to the compiler. */
export function ask<A extends Address, D extends WithoutFile>(
  contract: Contract<A, D>,
  ...asking: Asking<A, D>
): Promise<Answer<D>>;
export function ask(contract: Contract, input?: object, options?: AskOptions): Promise<unknown> {
  return http(place(contract, input), request(contract, input, options));
}

/** The same where the answer is a file. */
export function askFile<A extends Address, D extends WithFile>(
  contract: Contract<A, D>,
  ...asking: Asking<A, D>
): Promise<Archivo>;
export function askFile(contract: Contract, input?: object, options?: AskOptions): Promise<Archivo> {
  return httpFile(place(contract, input), request(contract, input, options));
}

/** The same where the server tells how far the work is. */
export function askProgress<A extends Address, D extends WithoutFile>(
  contract: Contract<A, D>,
  input: Input<A, D>,
  onProgress: (hechas: number) => void,
): Promise<Answer<D>>;
export function askProgress(
  contract: Contract,
  input: object,
  onProgress: (hechas: number) => void,
): Promise<unknown> {
  return httpProgress(place(contract, input), request(contract, input), onProgress);
}

type AnyInput = Readonly<Record<string, unknown>> & { readonly query?: object; readonly body?: unknown };

function request(contract: Contract, input: object = {}, options: AskOptions = {}) {
  const method = methodOf(contract);
  const { body } = input as AnyInput;
  if (body instanceof Blob)
    return { ...options, method, body, headers: { 'content-type': 'application/octet-stream' } };
  const empty = method === 'GET' || method === 'DELETE' ? undefined : {};
  return { ...options, method, json: body ?? empty };
}

/** Where a contract is asked: also for a link that the browser follows by itself. */
export function addressOf<A extends Address, D extends Declaration>(
  contract: Contract<A, D>,
  ...asking: Asking<A, D>
): string;
export function addressOf(contract: Contract, input?: object): string {
  return place(contract, input);
}

function place(contract: Contract, input: object = {}): string {
  const { query = {}, ...params } = input as AnyInput;
  const path = pathOf(contract).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
