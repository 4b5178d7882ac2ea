import type { FastifyInstance } from 'fastify';
import type { Binding } from '#platform/collections/binding.ts';
import type { Platform } from '#platform/platform.ts';

/** A feature's front door: its collection, if it has one of the seed's, and its own commands and reads. */
export interface Feature {
  readonly nombre: string;
  readonly binding?: Binding;
  readonly routes?: (app: FastifyInstance, platform: Platform) => void;
  readonly jobs?: (platform: Platform) => void;
}
