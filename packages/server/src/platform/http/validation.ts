import { datosInvalidos, DomainError } from '@catedra/shared/core/errors.ts';
import { camposConError } from '@catedra/shared/core/mensajes.ts';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

const MAX_DEPTH = 20;

/** Deep nesting is refused before any schema walks it. */
export function refuseDeep(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      throw new DomainError(400, 'DATOS_INVALIDOS', 'Los datos están demasiado anidados.');
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
}

/** Parses at the border with the shared schemas; what they refuse is told field by field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: datosInvalidos(camposConError(result.error)) };
  };
