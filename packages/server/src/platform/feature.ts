import type { FastifyInstance } from 'fastify';
import type { Binding } from '#platform/collections/binding.ts';
import type { Follow } from '#platform/changes/work.ts';
import type { Handler } from '#platform/http/handler.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/** What a feature brings to the academy. */
export interface Feature {
  readonly nombre: string;
  /** What it reads takes long: it has connections apart. */
  readonly reports?: boolean;
  /** What it reads may be of some seconds ago: a replica serves it, where there is one. */
  readonly replicable?: boolean;
  /** Its collection, if it has one of the seed's. */
  readonly binding?: Binding;
  /** Its own commands and reads, each the keeper of a contract. */
  readonly handlers?: (platform: Platform) => readonly Handler[];
  /** What speaks another protocol than JSON: uploads that resume, bytes, redirections. */
  readonly routes?: (app: FastifyInstance, platform: Platform) => void;
  /** What follows from what others change, in the same work. */
  readonly follow?: Follow;
  /** Jobs and notices: one that is missing here can't be enqueued. */
  readonly jobs?: readonly Job<Platform, never>[];
}
