import { colecciones, type NombreColeccion, type Registros } from '@catedra/shared/colecciones.ts';
import type { Address, Contract, Declaration, Given, Received } from '@catedra/shared/core/contract.ts';
import { id } from '@catedra/shared/core/fields.ts';
import { z } from 'zod';
import type { Cambios, Pagina, Valores } from '#platform/client.ts';
import { type Asked, complain, route } from '#testing/network.ts';

/** The answer itself, or how to find it; it may be held back (a promise) or be a `throw refused(…)`, a `throw lost()`. */
type Says<Input, Output> = Output | ((input: Input) => Output | Promise<Output>);

interface SentFile {
  readonly nombre: string;
  readonly contenido: string;
}

type Spoken<D extends Declaration> = D extends { file: object } ? SentFile : Given<D>;

/** What the server would answer to a contract. Gives what was asked of it, as the server would have read it. */
export function on<A extends Address, D extends Declaration>(
  contract: Contract<A, D>,
  says: Says<Received<A, D>, Spoken<D>>,
): readonly Received<A, D>[];
export function on(contract: Contract, says: unknown): readonly unknown[] {
  const { answer: schema, file } = contract.declaration;
  const asked: unknown[] = [];
  route(contract.address, async (request) => {
    const input = received(contract, request);
    asked.push(input);
    const given = await spoken(says, input);
    return file ? fileAnswer(given as SentFile) : jsonAnswer(given, schema, contract.address);
  });
  return asked;
}

type Query = Readonly<Record<string, string>>;

/** A page of a collection: its records alone, or with what comes next and how many there are. */
export const onList = <C extends NombreColeccion>(
  coleccion: C,
  says: Says<Query, readonly Registros[C][] | Pagina<Registros[C]>>,
): readonly Query[] =>
  uniform(`GET /api/${coleccion}`, says, ({ query }) => query, asPage, pageOf(coleccion));

export const onRecord = <C extends NombreColeccion>(
  coleccion: C,
  says: Says<string, Registros[C]>,
): readonly string[] =>
  uniform(
    `GET /api/${coleccion}/:id`,
    says,
    ({ params }) => params.id ?? '',
    same,
    colecciones[coleccion].record,
  );

interface Written<Values> {
  readonly id: string;
  readonly body: Values;
}

const writtenIn = <Values>({ params, body }: Asked): Written<Values> => ({
  id: params.id ?? '',
  body: body as Values,
});

export const onPut = <C extends NombreColeccion>(
  coleccion: C,
  says: Says<Written<Valores<C>>, Registros[C]>,
): readonly Written<Valores<C>>[] =>
  uniform(`PUT /api/${coleccion}/:id`, says, writtenIn<Valores<C>>, same, colecciones[coleccion].record);

export const onPatch = <C extends NombreColeccion>(
  coleccion: C,
  says: Says<Written<Cambios<C>>, Registros[C]>,
): readonly Written<Cambios<C>>[] =>
  uniform(`PATCH /api/${coleccion}/:id`, says, writtenIn<Cambios<C>>, same, colecciones[coleccion].record);

const same = (given: unknown): unknown => given;

const asPage = (given: unknown): unknown =>
  Array.isArray(given)
    ? { datos: given, siguiente: null, total: { valor: given.length, exacto: true } }
    : given;

const pageOf = (coleccion: NombreColeccion) => z.object({ datos: z.array(colecciones[coleccion].record) });

function uniform<Input, Output>(
  address: Address,
  says: Says<Input, Output>,
  read: (asked: Asked) => Input,
  write: (given: unknown) => unknown,
  schema: z.ZodType,
): readonly Input[] {
  const asked: Input[] = [];
  route(address, async (request) => {
    const input = read(request);
    asked.push(input);
    return jsonAnswer(write(await spoken(says, input)), schema, address);
  });
  return asked;
}

const spoken = async (says: unknown, input: unknown): Promise<unknown> =>
  typeof says === 'function' ? says(input) : says;

/** A page that asks what its contract refuses fails its test. */
function received({ address, declaration }: Contract, { params, query, body }: Asked): unknown {
  const parse = (schema: z.ZodType, value: unknown): unknown => {
    const result = schema.safeParse(value);
    if (!result.success) throw new Error(`${address} no admite lo enviado: ${z.prettifyError(result.error)}`);
    return result.data;
  };
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params))
    input[name] = parse(declaration.params?.[name] ?? id(), value);
  if (declaration.query) input.query = parse(declaration.query, query);
  if (declaration.body) input.body = parse(declaration.body, body);
  if (declaration.bytes) input.body = body;
  return input;
}

/** An answer that the server could not give proves nothing: the test that made it up fails. */
function jsonAnswer(given: unknown, schema: z.ZodType | undefined, address: Address): Response {
  const text = given === undefined ? '' : JSON.stringify(given);
  const result = schema?.safeParse(JSON.parse(text || 'null'));
  if (result?.success === false) complain(`${address} no responde así: ${z.prettifyError(result.error)}`);
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}

const fileAnswer = ({ nombre, contenido }: SentFile): Response =>
  new Response(contenido, { headers: { 'content-disposition': `attachment; filename="${nombre}"` } });
