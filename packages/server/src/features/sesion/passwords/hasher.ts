import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { ocupado } from '#features/sesion/errors.ts';
import { programFile } from '#platform/places.ts';
import { limit } from '#platform/turns/limit.ts';

/** A password to hash, or to hold against a hash. */
export interface Asked {
  readonly id: number;
  readonly contraseña: string;
  readonly contra: string | null;
  readonly coste: Options;
}

export interface Told {
  readonly id: number;
  readonly hecho: string | boolean | null;
}

const ENTRY = programFile('features/sesion/passwords/hasher-process.ts');
const AT_ONCE = Math.max(2, availableParallelism());
/** Some ten seconds of waiting on a small machine: whoever comes then is told to come back instead. */
const MOST_WAITING = 300;

let child: ChildProcess | null = null;
let next = 0;
const waiting = new Map<number, PromiseWithResolvers<string | boolean>>();
/** How long one takes of late, in milliseconds. */
let pace = 50;

/** How long the last in a full queue would wait, in seconds. */
const longestWait = () => Math.max(1, Math.ceil((MOST_WAITING * pace) / AT_ONCE / 1000));

const inLine = limit(AT_ONCE, { most: MOST_WAITING, full: () => ocupado(longestWait()) });

/** Nothing is waited for: neither process keeps the other alive. */
function rest(process: ChildProcess): void {
  process.unref();
  process.channel?.unref();
}

function start(): ChildProcess {
  const fresh = fork(ENTRY, [], { execArgv: [], env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  fresh.on('message', ({ id, hecho }: Told) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) rest(fresh);
    if (hecho === null) one?.reject(new Error('a password could not be hashed'));
    else one?.resolve(hecho);
  });
  const gone = () => {
    if (child !== fresh) return;
    child = null;
    for (const one of waiting.values()) one.reject(ocupado(1));
    waiting.clear();
  };
  fresh.on('exit', gone).on('error', gone);
  return fresh;
}

/**
 * Hashing takes a processor whole. It is done by another process of low priority, so that those who are already inside
 * are served first, however many come in at the bell.
 */
export const hashElsewhere = (
  contraseña: string,
  contra: string | null,
  coste: Options,
): Promise<string | boolean> =>
  inLine(async () => {
    const began = performance.now();
    child ??= start();
    child.ref();
    child.channel?.ref();
    const id = next++;
    const one = Promise.withResolvers<string | boolean>();
    waiting.set(id, one);
    child.send({ id, contraseña, contra, coste } satisfies Asked);
    const hecho = await one.promise;
    pace += (performance.now() - began - pace) / 10;
    return hecho;
  });
