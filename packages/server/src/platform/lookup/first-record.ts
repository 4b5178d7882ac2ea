import type { Actor } from '@catedra/shared/core/actor.ts';
import { type AskedBy, fieldsAskedBy } from '@catedra/shared/core/asked-by.ts';
import { datosInvalidos, DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Binding } from '#platform/collections/binding.ts';
import { listPage, pageFor, readRows } from '#platform/collections/list.ts';
import { databaseFailure } from '#platform/db/errors.ts';
import type { Database } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';
import { within } from '#platform/db/within.ts';

/** Where it is looked for: by an index, with the pages; without one, apart from whoever waits for a page. */
export interface Places {
  readonly pages: Database;
  readonly reports: Database;
}

const PATIENCE_MS = 2000;
const RAN_OUT = '57014';

const inWords = (fields: Iterable<string>): string => [...fields].join(', ');

const noSePuede = (field: string, fields: Iterable<string>) =>
  datosInvalidos({ campo: `No se puede buscar por «${field}». Sí por: ${inWords(fields)}.` });

const tardaDemasiado = (field: string, fields: Iterable<string>) =>
  new DomainError(
    503,
    'OCUPADO',
    `Buscar por «${field}» está tardando demasiado. Prueba más tarde, o busca por: ${inWords(fields)}.`,
    { retryAfter: 10 },
  );

function parsed(schema: z.ZodType, text: string): unknown {
  const value = schema.safeParse(text);
  if (!value.success) throw datosInvalidos({ valor: 'Ese valor no es posible.' });
  return value.data;
}

/** Equal as it is read: moments are told to the millisecond. */
function equalSql({ columns, computed }: Binding, field: string, { kind }: AskedBy, value: unknown): SQL {
  const column = columns[field];
  const held = column ? qualified(column) : computed[field];
  if (!held) throw new Error(`there is no column for ${field}`);
  if (kind === 'momento') return sql`date_trunc('milliseconds', ${held}) = ${value}::timestamptz`;
  if (kind === 'numero') return sql`${held} = ${value}::numeric`;
  return sql`${held} = ${value}`;
}

/** The first record whose chosen field holds a value, among those that the actor reads. */
export async function firstWhere(
  { pages, reports }: Places,
  binding: Binding,
  actor: Actor,
  field: string,
  text: string,
): Promise<unknown> {
  const { collection } = binding;
  const { filterable } = collection;
  const fields = fieldsAskedBy(collection);
  const asked = fields.get(field);
  if (!asked) throw noSePuede(field, fields.keys());
  const page = async () => {
    const filter = filterable[field];
    if (filter) return listPage(pages, binding, actor, { limite: 1, [field]: parsed(filter, text) });
    const where = equalSql(binding, field, asked, parsed(asked.value, text));
    const db = field === 'id' ? pages : within(reports, PATIENCE_MS);
    const scope = collection.policy.read(actor);
    return pageFor(
      binding,
      actor,
      await readRows(db, binding, scope, { limite: 1 }, { where, reader: null }),
    );
  };
  const { datos } = await page().catch((error: unknown) => {
    if (databaseFailure(error)?.code !== RAN_OUT) throw error;
    throw tardaDemasiado(field, ['id', ...Object.keys(filterable).filter((one) => fields.has(one))]);
  });
  if (datos.length === 0) throw noEncontrado();
  return datos[0];
}

const child = z.strictObject({ campo: z.string().max(60), valor: z.string().max(500) });

/** The seed's query by a child's value, the same for every collection. */
export function firstRecordRoute(app: FastifyInstance, places: Places, binding: Binding): void {
  const { nombre, record } = binding.collection;
  app.route<{ Querystring: z.output<typeof child> }>({
    method: 'GET',
    url: `/api/${nombre}/primero`,
    schema: {
      tags: [nombre],
      summary: `Lee el primero de ${nombre} cuyo campo vale lo dado`,
      querystring: child,
      response: { 200: record },
    },
    // Replies are already parsed by the reader's view.
    serializerCompiler: () => JSON.stringify,
    handler: ({ session, query: { campo, valor } }) =>
      firstWhere(places, binding, session.actor, campo, valor),
  });
}
