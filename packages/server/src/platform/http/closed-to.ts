import type { Operation, Policy } from '@catedra/shared/core/collection.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { FastifyRequest } from 'fastify';

/** What a method may turn out to be; whoever reads nothing gets an empty page, or is told that it is not there. */
const OPERATIONS = {
  GET: null,
  PUT: ['create', 'update'],
  PATCH: ['update'],
  DELETE: ['delete'],
} as const satisfies Readonly<Record<string, readonly Operation[] | null>>;

export type UniformMethod = keyof typeof OPERATIONS;

/** Whoever may do none of it with any record is told so before anybody looks at what they sent. */
export const closedTo =
  (policy: Policy, method: UniformMethod) =>
  async ({ session: { actor } }: FastifyRequest): Promise<void> => {
    if (OPERATIONS[method]?.every((operation) => policy[operation](actor) === false)) throw sinPermiso();
  };
