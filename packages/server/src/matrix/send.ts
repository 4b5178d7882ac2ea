import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openZip } from '#platform/zip/read-zip.ts';
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
  /** As it is read: a zip, by all that is inside it. */
  readonly text: string;
  /** What its headers tell: a name, another address. */
  readonly told: string;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function textOf(bytes: Uint8Array): Promise<string> {
  if (!isZip(bytes)) return new TextDecoder().decode(bytes);
  const read = ({ start, end }: { start: number; end: number }) =>
    Promise.resolve(Readable.from([Buffer.from(bytes.subarray(start, end + 1))]));
  const zip = await openZip(read, bytes.length, { entries: 1000, bytes: 1 << 26, ratio: 1000 });
  const parts = await Promise.all(
    [...zip.entries.keys()].map(async (name) => `${name}\n${await text(await zip.read(name))}`),
  );
  zip.close();
  return parts.join('\n');
}

const HEADERS = ['content-disposition', 'location'];

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
  const read = await textOf(await response.bytes());
  const code = /"code":"(\w+)"/.exec(read)?.[1];
  const told = HEADERS.map((name) => decodeURIComponent(response.headers.get(name) ?? '')).join(' ');
  return { status: response.status === 204 ? 200 : response.status, code, text: read, told };
}
