import { z } from 'zod';

type Override =
  NonNullable<Parameters<typeof z.toJSONSchema>[1]> extends infer P
    ? P extends { override?: infer F }
      ? NonNullable<F>
      : never
    : never;
type Schema = Parameters<Override>[0]['jsonSchema'];

const sideOf = (schema: z.core.$ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: limits });

const LIMITS = ['minLength', 'maxLength', 'pattern', 'format'] as const;

/**
 * What is cleaned before it is judged shows its limits too: they stand after the cleaning, where what is sent is not looked
 * for. What is made of nothing known (an empty text that means none) is described by what is made of it.
 */
export function limits({ zodSchema, jsonSchema }: Parameters<Override>[0]): void {
  // As the library does where no override is given.
  if (zodSchema instanceof z.ZodUnion)
    jsonSchema.anyOf = jsonSchema.anyOf?.filter((one) => Object.keys(one).length > 0);
  if (!(zodSchema instanceof z.ZodPipe)) return;
  const after = sideOf(zodSchema.out);
  if (zodSchema.in instanceof z.ZodTransform) {
    delete after.$schema;
    Object.assign(jsonSchema, after);
  } else if (jsonSchema.type === 'string' && after.type === 'boolean') jsonSchema.enum = ['true', 'false'];
  else if (jsonSchema.type === 'string' && after.type === 'string')
    for (const name of LIMITS) if (after[name] !== undefined) jsonSchema[name] ??= after[name] as never;
}
