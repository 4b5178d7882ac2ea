import type { Readable } from 'node:stream';
import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  type Address,
  type Contract,
  type Declaration,
  type Given,
  pathOf,
  type Received,
} from '@catedra/shared/core/contract.ts';
import type { DomainError } from '@catedra/shared/core/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Session } from '#platform/session.ts';
import type { Platform } from '#platform/platform.ts';

/** Who asks, and on what ground it is answered. */
export interface Asked {
  readonly platform: Platform;
  readonly db: Database;
  /** How many seconds ago what is read there was so: none, but from a replica. */
  readonly behindS: number;
  readonly actor: Actor;
  readonly session: Session;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer that is saved as a file. */
export interface FileGiven {
  readonly nombre: string;
  readonly tipo: string;
  readonly contenido: Readable | Buffer | string;
  readonly bytes?: number;
}

/** What was sent, parsed, and the bytes where the contract takes a file. */
type Input<A extends Address, D extends Declaration> = Received<A, D> &
  (D extends { bytes: object } ? { readonly body: Buffer } : unknown);

type Result<D extends Declaration> = D extends { file: object } ? FileGiven : Given<D>;

interface HandlerOptions {
  /** The answer left a reader's view, or is made field by field: it needs no parsing on its way out. */
  readonly parsed?: boolean;
  /** The answer is JSON text already. */
  readonly written?: boolean;
  /** Refuses whoever may not send a file before a single byte of it is read. */
  readonly before?: (actor: Actor) => void;
  /** What is told of a file that is larger than the contract takes. */
  readonly tooLarge?: () => DomainError;
}

/** JSON as text or as its bytes. */
export type Written = string | Buffer;

/** A contract and what keeps it. */
export interface Handler extends HandlerOptions {
  readonly contract: Contract;
  readonly run: (asked: Asked, input: never) => Promise<unknown>;
}

/** A read, or a command that needs more than one work or none. */
export const answer = <A extends Address, D extends Declaration>(
  contract: Contract<A, D>,
  run: (asked: Asked, input: Input<A, D>) => Promise<Result<D>>,
  options: HandlerOptions = {},
): Handler => ({ contract, run, ...options });

/** A long read that the database or memory gives as JSON: it is neither parsed nor written again on its way out. */
export const answerWritten = <A extends Address, D extends Declaration>(
  contract: Contract<A, D>,
  run: (asked: Asked, input: Received<A, D>) => Promise<Written>,
): Handler => ({ contract, run, written: true });

/** A command: one unit of work in the name of whoever asks. */
export const handle = <A extends Address, D extends Declaration>(
  contract: Contract<A, D>,
  run: (work: Work, input: Input<A, D>, asked: Asked) => Promise<Result<D>>,
  options: HandlerOptions = {},
): Handler =>
  answer(
    contract,
    (asked, input) =>
      runWork(asked.platform, asked.actor, nameOf(contract), (work) => run(work, input, asked)),
    options,
  );

/** `/api/cursos/:id/publicar` stands in the chapter «cursos» and is called `cursos.publicar` in the log. */
const wordsOf = (contract: Contract): string[] =>
  pathOf(contract)
    .split('/')
    .filter((word) => word !== '' && word !== 'api' && !word.startsWith(':'));

export const tagOf = (contract: Contract): string => contract.declaration.tag ?? wordsOf(contract)[0] ?? '';

export const nameOf = (contract: Contract): string =>
  contract.declaration.name ?? `${tagOf(contract)}.${wordsOf(contract).at(-1)}`;
