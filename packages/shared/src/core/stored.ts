import { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;
type Stored<S extends Shape> = { [K in keyof S]: z.ZodType<z.output<S[K]>, z.output<S[K]>> };

const FORMATS: Readonly<Record<string, string>> = { datetime: 'date-time' };

function storedField(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) {
    const [input, output] = [schema.in as z.ZodType, schema.out as z.ZodType];
    return storedField(output instanceof z.ZodTransform ? input : output);
  }
  if (schema instanceof z.ZodOptional) return storedField(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return storedField(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodArray) return z.array(storedField(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return z.object(stored(schema.shape as Shape));
  if (schema instanceof z.ZodDiscriminatedUnion)
    return z.discriminatedUnion(
      schema.def.discriminator,
      schema.options.map((option) => storedField(option as z.ZodType)) as never,
    );
  if (schema instanceof z.ZodUnion)
    return z.union(schema.options.map((one) => storedField(one as z.ZodType)));
  const { type, format } = schema.def as { type: string; format?: string };
  if (type === 'string') return format ? z.string().meta({ format: FORMATS[format] ?? format }) : z.string();
  if (type === 'number') return z.number();
  return schema;
}

/** The same fields as they lie in the database: already tidy and checked, so that reading them costs little. */
export const stored = <S extends Shape>(shape: S): Stored<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, storedField(schema)]),
  ) as Stored<S>;
