import { z } from 'zod';
import type { Collection } from '#core/collection.ts';

export type Kind = 'texto' | 'numero' | 'si_no' | 'momento';

/** A field that a record can be asked for by, and how what is written in an address becomes its value. */
export interface AskedBy {
  readonly kind: Kind;
  readonly value: z.ZodType;
}

const NUMBER = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,6})?$/)
  .transform(Number);

const formatOf = (schema: z.ZodType): string | undefined =>
  (schema.meta()?.['format'] ?? (schema.def as { format?: string }).format) as string | undefined;

function askedBy(schema: z.ZodType): AskedBy | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return askedBy(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum) return { kind: 'texto', value: schema };
  if (schema instanceof z.ZodBoolean) return { kind: 'si_no', value: z.stringbool() };
  if (schema instanceof z.ZodNumber) return { kind: 'numero', value: NUMBER };
  if (schema.def.type !== 'string') return null;
  switch (formatOf(schema)) {
    case 'uuid':
      return { kind: 'texto', value: z.uuid() };
    case 'datetime':
    case 'date-time':
      return { kind: 'momento', value: z.iso.datetime({ offset: true }) };
    default:
      return { kind: 'texto', value: z.string() };
  }
}

/** The fields with one plain value that whoever reads a record sees in it. */
export function fieldsAskedBy({ record, unasked = [] }: Collection): ReadonlyMap<string, AskedBy> {
  const fields = Object.entries(record.shape).flatMap(([field, schema]) => {
    const asked = unasked.includes(field) ? null : askedBy(schema as z.ZodType);
    return asked ? [[field, asked] as const] : [];
  });
  return new Map(fields);
}
