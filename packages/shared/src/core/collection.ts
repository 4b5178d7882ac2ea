import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import type { FieldErrors } from '#core/errors.ts';
import type { Scope } from '#core/scope.ts';

export type Operation = 'read' | 'create' | 'update' | 'delete';

export interface Policy {
  readonly read: (actor: Actor) => Scope;
  readonly create: (actor: Actor) => Scope;
  readonly update: (actor: Actor) => Scope;
  readonly delete: (actor: Actor) => Scope;
}

/** Who must reload what they may do after a change. */
export type Audience =
  | { readonly usuarioId: string }
  | { readonly grupoId: string }
  | { readonly perfil: string };

type Schema = z.ZodObject;

/** A collection of the seed, said once: its fields, who may do what where, and what each reader sees. */
export interface Collection<Record extends Schema = Schema, Editable extends Schema = Schema> {
  readonly nombre: string;
  /** Every field of a stored record. */
  readonly record: Record;
  /** The fields that set replaces and update merges. */
  readonly editable: Editable;
  readonly policy: Policy;
  /** The fields that scopes may look at: a column, a column that holds a list, or a relation's ids. */
  readonly scopeFields: Readonly<{ [field: string]: 'columna' | 'lista' | 'relacion' }>;
  /** What a reader sees of a row; the reply is parsed by it, so anything else stays on the server. */
  readonly view: (actor: Actor, row: z.output<Record>) => Schema;
  /** Fields that no record is asked for by: what not every reader sees of it, and rich text. */
  readonly unasked?: readonly string[];
  /** What can be filtered by is what the narrowest view shows. */
  readonly filterable: Readonly<{ [field: string]: z.ZodType }>;
  /** Name of an order → the columns that make it. The first one is the default. */
  readonly sortable: Readonly<{ [order: string]: readonly string[] }>;
  readonly searchable: boolean;
  /** What must hold between fields of one record. */
  readonly invariant?: (record: z.output<Editable>) => FieldErrors | null;
  /** Whose access a change touches. */
  readonly access?: (before: z.output<Record> | null, after: z.output<Record> | null) => Audience | null;
  /** Deletion that is more than removing the row belongs to the feature's own command. */
  readonly deletedByCommand?: boolean;
}

export const defineCollection = <Record extends Schema, Editable extends Schema>(
  collection: Collection<Record, Editable>,
): Collection<Record, Editable> => collection;
