import type { Collection } from '@catedra/shared/core/collection.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { runWork, type Work, type WorkPlace } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { creator } from '#platform/collections/create.ts';
import type { ListQuery } from '#platform/db/asked.ts';
import { sharedPages } from '#platform/collections/shared-pages.ts';
import type { Values } from '#platform/collections/mapping.ts';
import { closedTo, type UniformMethod } from '#platform/http/closed-to.ts';
import { readOne, remove, update, updateMany } from '#platform/collections/store.ts';

const MAX_PAGE = 100;
const MAX_TOGETHER = 100;
const version = z.number({ error: 'Falta la versión que leíste.' }).int().min(0);
const params = z.object({ id: id() });

const querySchema = ({ filterable, searchable }: Collection) =>
  z.strictObject({
    ...Object.fromEntries(Object.entries(filterable).map(([field, schema]) => [field, schema.optional()])),
    ...(searchable && { buscar: z.string().max(200).optional() }),
    orden: z.string().max(60).optional(),
    cursor: z.string().max(2000).optional(),
    limite: z.coerce.number().int().min(1).max(MAX_PAGE, `Como mucho ${MAX_PAGE} por página.`).default(50),
    total: z.stringbool().optional(),
  });

const pageSchema = (record: z.ZodType) =>
  z.object({
    datos: z.array(record),
    siguiente: z.string().nullable(),
    total: z.object({ valor: z.number().int(), exacto: z.boolean() }).optional(),
  });

type Asked = FastifyRequest & { params: { id: string } };
type Handler = (request: Asked, reply: FastifyReply) => Promise<unknown>;

/** The seed's client operations over HTTP, the same for every collection. */
export function collectionRoutes(app: FastifyInstance, place: WorkPlace, binding: Binding): void {
  const { collection } = binding;
  const { nombre, record, editable } = collection;
  const pages = sharedPages(binding);
  const create = creator(place, binding);
  const patch = editable.partial().extend({ version });
  const patches = z
    .record(id(), patch)
    .refine((all) => Object.keys(all).length <= MAX_TOGETHER, `Como mucho ${MAX_TOGETHER} a la vez.`);

  const route = (
    method: UniformMethod,
    path: string,
    summary: string,
    schema: FastifySchema,
    handler: Handler,
  ) =>
    app.route<{ Params: { id: string } }>({
      method,
      url: `/api/${nombre}${path}`,
      onRequest: closedTo(collection.policy, method),
      schema: { tags: [nombre], summary, response: { 200: record }, ...schema },
      // Replies are already parsed by the reader's view.
      serializerCompiler: () => JSON.stringify,
      handler,
    });
  const inWork =
    (verb: string, body: (work: Work, request: Asked) => Promise<unknown>) =>
    (request: Asked): Promise<unknown> =>
      runWork(place, request.session.actor, `${nombre}.${verb}`, (work) => body(work, request));
  const withVersion = (request: FastifyRequest) => {
    const { version: read, ...values } = request.body as Values & { version: number };
    return [read, values] as const;
  };
  const changing = (verb: string) =>
    inWork(verb, (work, request) => update(work, binding, request.params.id, ...withVersion(request)));

  route(
    'GET',
    '',
    `Lee ${nombre} por páginas`,
    { querystring: querySchema(collection), response: { 200: pageSchema(record) } },
    async (request, reply) => {
      const page = await pages(place.db, request.session.actor, request.query as ListQuery);
      return reply.type('application/json; charset=utf-8').send(page);
    },
  );
  route('GET', '/:id', `Lee un registro de ${nombre}`, { params }, (request) =>
    readOne(place.db, binding, request.session.actor, request.params.id),
  );
  route(
    'PUT',
    '/:id',
    `Pone un registro de ${nombre}; con versión 0 lo crea`,
    { params, body: editable.extend({ version }) },
    (request) => {
      const [read, values] = withVersion(request);
      if (read > 0) return changing('poner')(request);
      return create(request.session.actor, `${nombre}.poner`, request.params.id, values);
    },
  );
  route(
    'PATCH',
    '/:id',
    `Actualiza campos de un registro de ${nombre}`,
    { params, body: patch },
    changing('actualizar'),
  );
  route(
    'PATCH',
    '',
    `Actualiza varios de ${nombre}, todos o ninguno`,
    { body: patches, response: { 200: z.record(z.string(), record) } },
    inWork('actualizar-varios', (work, request) => updateMany(work, binding, request.body as never)),
  );
  if (collection.deletedByCommand) return;
  route(
    'DELETE',
    '/:id',
    `Elimina un registro de ${nombre}`,
    { params, response: { 200: z.object({ id: z.uuid() }) } },
    inWork('eliminar', (work, request) => remove(work, binding, request.params.id)),
  );
}
