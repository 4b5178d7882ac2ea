import type { Client } from '#testing/client.ts';

export type Method = 'HEAD' | 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Asked {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

/** The request as it is written, HEAD included, and its answer as text. */
export async function send(origin: string, quien: Client, { method, path, body }: Asked): Promise<Answered> {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      ...(quien.cookie && { cookie: quien.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { status: response.status === 204 ? 200 : response.status, code, text };
}
