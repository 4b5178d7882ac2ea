import type { z } from 'zod';

type Writing = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Address = `${'GET' | Writing} /${string}`;

/** Who may call besides those with a session: anyone (`publico`), or also whoever holds a temporary password (`propio`). */
export type Acceso = 'publico' | 'propio';

/** For whoever looks through another's eyes: `siempre` also what writes or comes late, `nunca` what is the person's own. */
export type MiradaEnRuta = 'siempre' | 'nunca';

/** What goes over the wire of one command or read, said once for the server, the web, OpenAPI and the matrix. */
export interface Declaration {
  readonly summary: string;
  /** The parts of the address that are not a record's id. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Without it nothing is answered. */
  readonly answer?: z.ZodType;
  /** The answer is a file of one of these types. */
  readonly file?: { readonly types: readonly string[]; readonly description: string };
  /** The body is a file, whatever its type. */
  readonly bytes?: { readonly max: number };
  /** The chapter of the API it stands in: the first word of its address unless said. */
  readonly tag?: string;
  /** Its name in the log: the first and last words of its address unless said. */
  readonly name?: string;
  readonly acceso?: Acceso;
  readonly mirada?: MiradaEnRuta;
  /** Taken wherever it comes from, as programs that read mail or deliver it send it: what it may do is in its own key. */
  readonly origen?: 'cualquiera';
  /** What is sent by POST and keeps nothing, or makes room: it goes on while the disk is full. */
  readonly discoLleno?: 'sirve';
}

export interface Contract<A extends Address = Address, D extends Declaration = Declaration> {
  readonly address: A;
  readonly declaration: D;
}

/** Anything that is not a plain edit, or a question too long for an address. */
export const command = <const A extends `${Writing} /${string}`, D extends Declaration>(
  address: A,
  declaration: D,
): Contract<A, D> => ({ address, declaration });

export const read = <const A extends `GET /${string}`, D extends Declaration>(
  address: A,
  declaration: D,
): Contract<A, D> => ({ address, declaration });

type ParamNames<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type Schema<D, Key extends keyof Declaration> = D extends Record<Key, infer S extends z.ZodType> ? S : never;

type Whole<T> = T extends readonly (infer One)[]
  ? readonly Whole<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Whole<T[K]> }
    : T;

type Flat<T> = { readonly [K in keyof T]: T[K] };

type Params<A extends Address, D extends Declaration, Side extends 'input' | 'output'> = {
  [N in ParamNames<A>]: D['params'] extends Record<N, infer S extends z.ZodType>
    ? Side extends 'input'
      ? z.input<S>
      : z.output<S>
    : string;
};

/** What the web gives: the parts of the address, the query and the body. */
export type Sent<A extends Address, D extends Declaration> = Flat<
  Params<A, D, 'input'> &
    ([Schema<D, 'query'>] extends [never] ? unknown : { query: Whole<z.input<Schema<D, 'query'>>> }) &
    ([Schema<D, 'body'>] extends [never] ? unknown : { body: Whole<z.input<Schema<D, 'body'>>> })
>;

/** The same as the server gets it: parsed. */
export type Received<A extends Address, D extends Declaration> = Flat<
  Params<A, D, 'output'> &
    ([Schema<D, 'query'>] extends [never] ? unknown : { query: z.output<Schema<D, 'query'>> }) &
    ([Schema<D, 'body'>] extends [never] ? unknown : { body: z.output<Schema<D, 'body'>> })
>;

/** What the web gets. */
export type Answer<D extends Declaration> = [Schema<D, 'answer'>] extends [never]
  ? null
  : z.output<Schema<D, 'answer'>>;

/** What the server gives back. */
export type Given<D extends Declaration> = [Schema<D, 'answer'>] extends [never] ? void : Whole<Answer<D>>;

export const methodOf = ({ address }: Contract): 'GET' | Writing =>
  address.slice(0, address.indexOf(' ')) as 'GET' | Writing;

export const pathOf = ({ address }: Contract): string => address.slice(address.indexOf(' ') + 1);
