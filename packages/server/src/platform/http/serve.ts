import { type Contract, methodOf, pathOf } from '@catedra/shared/core/contract.ts';
import { datosInvalidos, DomainError } from '@catedra/shared/core/errors.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { BYTES, bytesOf, bytesOptions, takingBytes } from '#platform/http/bytes.ts';
import { dispositionOf } from '#platform/http/disposition.ts';
import { type FileGiven, type Handler, tagOf, type Written } from '#platform/http/handler.ts';
import { keepingBytes, takingAnything } from '#platform/http/origin.ts';
import { atSiteOf } from '#platform/http/site.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Reading, Replica } from '#platform/db/replica.ts';
import type { Platform } from '#platform/platform.ts';

function paramsOf(contract: Contract): z.ZodType | undefined {
  const names = [...pathOf(contract).matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return z.object(
    Object.fromEntries(names.map((name) => [name, contract.declaration.params?.[name] ?? id()])),
  );
}

function responseOf({ declaration: { answer, file } }: Contract): Record<number, z.ZodType> {
  if (file) return { 200: z.string().describe(file.description) };
  return answer ? { 200: answer } : { 204: z.null() };
}

const withoutUndefined = (schema: FastifySchema): FastifySchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

function schemaOf(contract: Contract): FastifySchema {
  const { summary, query, body, bytes, file } = contract.declaration;
  return withoutUndefined({
    tags: [tagOf(contract)],
    summary,
    params: paramsOf(contract),
    querystring: query,
    body,
    consumes: bytes && [BYTES],
    produces: file?.types,
    response: responseOf(contract),
  });
}

/** What nobody declared is refused, not passed over in silence. */
function refuseBody({ body }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null) return;
  const unknown = Object.keys(body);
  if (unknown.length > 0)
    throw datosInvalidos(Object.fromEntries(unknown.map((name) => [name, 'No conocemos este dato.'])));
}

function sendFile(reply: FastifyReply, { nombre, tipo, contenido, bytes }: FileGiven): FastifyReply {
  reply.headers({ 'content-disposition': dispositionOf('attachment', nombre), 'cache-control': 'no-store' });
  if (bytes !== undefined) reply.header('content-length', bytes);
  return reply.type(tipo).send(contenido);
}

const sendWritten = (reply: FastifyReply, json: Written): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What was sent and its schema does not name, by its place. */
const undeclared = (sent: unknown, declared: unknown, place = ''): string[] =>
  isObject(sent) && isObject(declared)
    ? Object.entries(sent).flatMap(([key, value]) =>
        key in declared ? undeclared(value, declared[key], `${place}.${key}`) : [`${place}.${key}`],
      )
    : [];

/**
 * In tests every answer is held against its contract, so that what the web believes is true; and one that leaves
 * unparsed must hold nothing else, because nobody would take it out on the way.
 */
function holdTo({ contract, parsed, written }: Handler, given: unknown): void {
  const sent: unknown = written ? JSON.parse(String(given)) : JSON.parse(JSON.stringify(given ?? null));
  const result = contract.declaration.answer?.safeParse(sent);
  if (result?.success === false)
    throw new Error(`${contract.address} answers otherwise than declared: ${z.prettifyError(result.error)}`);
  const more = parsed || written ? undeclared(sent, result?.data) : [];
  if (more.length > 0) throw new Error(`${contract.address} answers more than declared: ${more.join(', ')}`);
}

/** Opens the route that a contract declares. */
export function serve(app: FastifyInstance, platform: Platform, handler: Handler, replicable = false): void {
  const { bytes, body, origen } = handler.contract.declaration;
  const opened = (scope: FastifyInstance) => open(scope, platform, handler, replicable);
  if (origen && body) keepingBytes(app, opened);
  else if (origen) takingAnything(app, opened);
  else if (bytes) takingBytes(app, opened);
  else opened(app);
}

/** From a replica that goes in the middle of it, or does not serve for it, it is read again where everything is. */
async function readNear<T>(
  replica: Replica<Database>,
  primary: Reading<Database>,
  read: (from: Reading<Database>) => Promise<T>,
): Promise<T> {
  const near = await replica.choose();
  if (near.db !== replica.db) return read(primary);
  try {
    return await read(near);
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) throw error;
    replica.failed(error);
    return read(primary);
  }
}

function open(app: FastifyInstance, platform: Platform, handler: Handler, replicable: boolean): void {
  const { contract, run, parsed, written } = handler;
  const { answer, body, bytes, file, acceso, mirada, discoLleno, origen } = contract.declaration;
  const db = file ? platform.pools.reports : platform.db;
  const replica = replicable && methodOf(contract) === 'GET' ? platform.pools.replica : null;
  const tested = platform.config.NODE_ENV === 'test';
  app.route({
    ...(bytes && bytesOptions(bytes.max, handler)),
    method: methodOf(contract),
    url: pathOf(contract),
    config: {
      ...(acceso && { acceso }),
      ...(mirada && { mirada }),
      ...(discoLleno && { discoLleno }),
      ...(origen && { origen }),
      ...(bytes && { cuerpo: 'largo' as const }),
    },
    schema: schemaOf(contract),
    ...(parsed && { serializerCompiler: () => JSON.stringify }),
    handler: async (request, reply) => {
      if (!body && !bytes) refuseBody(request);
      const { session } = request;
      const ground = atSiteOf(platform, request);
      const asked = { platform: ground, db, behindS: 0, actor: session?.actor, session, request, reply };
      const sent = bytes ? bytesOf(request) : request.body;
      const input = { ...(request.params as object), query: request.query, body: sent };
      const read = (from: Reading<Database>) => run({ ...asked, ...from }, input as never);
      const given = replica ? await readNear(replica, asked, read) : await run(asked, input as never);
      if (file) return sendFile(reply, given as FileGiven);
      if (!answer) return reply.code(204).send(null);
      if (tested && !reply.sent) holdTo(handler, given);
      return written ? sendWritten(reply, given as Written) : given;
    },
  });
}
