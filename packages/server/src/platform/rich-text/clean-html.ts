import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '@catedra/shared/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cleaned } from '#platform/rich-text/cleaner-thread.ts';
import { cleanBeside } from '#platform/rich-text/cleaner.ts';
import { sanitize, TooMuchFormat } from '#platform/rich-text/sanitize.ts';

/** What is cleaned in a few milliseconds is cleaned at once. */
const MOST_AT_ONCE = 50_000;
/** So much goes to a thread in one go: each has its own time. */
const TOGETHER = 1_000_000;

const ahead = new AsyncLocalStorage<ReadonlyMap<string, Cleaned>>();

const refused = (sentence: string) => new DomainError(400, 'DATOS_INVALIDOS', sentence);

/** Rich text as it is stored, or a sentence that says why it can't be. */
export function cleanHtml(html: string): string {
  const known = ahead.getStore()?.get(html);
  if (known) {
    if ('refused' in known) throw refused(known.refused);
    return known.html;
  }
  try {
    return sanitize(html);
  } catch (error) {
    throw error instanceof TooMuchFormat ? refused(error.message) : error;
  }
}

/** Every text with tags, at any depth. */
function textsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') {
    if (value.includes('<')) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) textsIn(one, found);
  return found;
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

function inParts(texts: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const text of texts) {
    const last = parts.at(-1) ?? [];
    if (last.length === 0 || lengthOf(last) + text.length <= TOGETHER) last.push(text);
    else parts.push([text]);
  }
  return parts;
}

async function cleanAhead(person: string, value: unknown): Promise<ReadonlyMap<string, Cleaned> | null> {
  const texts = [...textsIn(value, new Set())];
  if (lengthOf(texts) <= MOST_AT_ONCE) return null;
  const known = new Map<string, Cleaned>();
  for (const part of inParts(texts)) {
    const cleaned = await cleanBeside(person, part);
    for (const [i, one] of cleaned.entries()) known.set(part[i] as string, one);
  }
  return known;
}

/** Does something with what a person sent, whose long texts are cleaned before and elsewhere. */
export async function withCleanTexts<Result>(
  person: string,
  sent: unknown,
  run: () => Promise<Result>,
): Promise<Result> {
  const known = await cleanAhead(person, sent);
  return known ? ahead.run(known, run) : run();
}

const mayBeLong = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') === true &&
  !(Number(headers['content-length']) <= MOST_AT_ONCE);

/** Long texts of a request are cleaned before anything is begun with them: nobody waits behind them, nor a connection. */
export function cleanLongTexts(app: FastifyInstance): void {
  const cleaned = new WeakMap<FastifyRequest, ReadonlyMap<string, Cleaned>>();
  app.addHook('preHandler', async (request) => {
    const { body, session } = request;
    const known = session && mayBeLong(request) ? await cleanAhead(session.actor.id, body) : null;
    if (known) cleaned.set(request, known);
  });
  // Only what is called from here on finds them.
  app.addHook('preHandler', (request, _reply, done) => {
    const known = cleaned.get(request);
    if (known) ahead.run(known, done);
    else done();
  });
}
