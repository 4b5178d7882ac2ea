import { type Collection, datosInvalidos, id, noEncontrado } from '@catedra/shared';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { runWork, type Work, type WorkPlace } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type ListQuery, listPage } from '#platform/collections/list.ts';
import { readOne, remove, set, update, updateMany, type Values } from '#platform/collections/store.ts';

const MAX_PAGE = 100;
const version = z.number({ error: 'Falta la versión que leíste.' }).int().min(0);
const idParams = z.object({ id: id() });

const querySchema = (collection: Collection) =>
  z.strictObject({
    ...Object.fromEntries(
      Object.entries(collection.filterable).map(([field, schema]) => [field, schema.optional()]),
    ),
    ...(collection.searchable && { buscar: z.string().max(200).optional() }),
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

/** Replies are already parsed by the reader's view. */
const serializerCompiler = () => JSON.stringify;

/** The seed's client operations over HTTP, the same for every collection. */
export function collectionRoutes(app: FastifyInstance, place: WorkPlace, binding: Binding): void {
  const { collection } = binding;
  const { nombre, record, editable } = collection;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const path = `/api/${nombre}`;
  const tags = [nombre];
  const run = <T>(actor: Work['actor'], verb: string, body: (work: Work) => Promise<T>) =>
    runWork(place, actor, `${nombre}.${verb}`, body);

  routes.get(path, {
    schema: {
      tags,
      summary: `Lee ${nombre} por páginas`,
      querystring: querySchema(collection),
      response: { 200: pageSchema(record) },
    },
    serializerCompiler,
    handler: (request) => listPage(place.db, binding, request.session.actor, request.query as ListQuery),
  });

  routes.get(`${path}/primero`, {
    schema: {
      tags,
      summary: `Lee el primer registro de ${nombre} cuyo campo vale lo dado`,
      querystring: z.strictObject({ campo: z.string(), valor: z.string().max(500) }),
      response: { 200: record },
    },
    serializerCompiler,
    handler: async (request) => {
      const { campo, valor } = request.query;
      const schema = collection.filterable[campo];
      if (!schema) throw datosInvalidos({ campo: `No se puede buscar por «${campo}».` });
      const parsed = schema.safeParse(valor);
      if (!parsed.success) throw datosInvalidos({ valor: 'Ese valor no es posible.' });
      const { datos } = await listPage(place.db, binding, request.session.actor, {
        limite: 1,
        [campo]: parsed.data,
      });
      if (datos.length === 0) throw noEncontrado();
      return datos[0] as never;
    },
  });

  routes.get(`${path}/:id`, {
    schema: { tags, summary: `Lee un registro de ${nombre}`, params: idParams, response: { 200: record } },
    serializerCompiler,
    handler: (request) => readOne(place.db, binding, request.session.actor, request.params.id) as never,
  });

  routes.put(`${path}/:id`, {
    schema: {
      tags,
      summary: `Pone un registro de ${nombre}; con versión 0 lo crea`,
      params: idParams,
      body: editable.extend({ version }),
      response: { 200: record },
    },
    serializerCompiler,
    handler: (request) => {
      const { version: read, ...values } = request.body as Values & { version: number };
      return run(request.session.actor, 'poner', (work) =>
        set(work, binding, request.params.id, read, values),
      ) as never;
    },
  });

  routes.patch(`${path}/:id`, {
    schema: {
      tags,
      summary: `Actualiza campos de un registro de ${nombre}`,
      params: idParams,
      body: editable.partial().extend({ version }),
      response: { 200: record },
    },
    serializerCompiler,
    handler: (request) => {
      const { version: read, ...patch } = request.body as Values & { version: number };
      return run(request.session.actor, 'actualizar', (work) =>
        update(work, binding, request.params.id, read, patch),
      ) as never;
    },
  });

  routes.patch(path, {
    schema: {
      tags,
      summary: `Actualiza varios registros de ${nombre}, todos o ninguno`,
      body: z
        .record(id(), editable.partial().extend({ version }))
        .refine((patches) => Object.keys(patches).length <= 100, 'Como mucho 100 a la vez.'),
      response: { 200: z.record(z.string(), record) },
    },
    serializerCompiler,
    handler: (request) =>
      run(request.session.actor, 'actualizar-varios', (work) =>
        updateMany(work, binding, request.body as never),
      ) as never,
  });

  if (collection.deletedByCommand) return;
  routes.delete(`${path}/:id`, {
    schema: {
      tags,
      summary: `Elimina un registro de ${nombre}`,
      params: idParams,
      response: { 204: z.null() },
    },
    serializerCompiler,
    handler: async (request, reply) => {
      await run(request.session.actor, 'eliminar', (work) => remove(work, binding, request.params.id));
      return reply.code(204).send(null);
    },
  });
}
