import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { limits } from '#platform/http/limits.ts';
import { failureComponents, operationIdOf, withFailures } from '#platform/http/operation.ts';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;
type TransformObject = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;
type Document = ReturnType<TransformObject>;

/** Who needs no session. */
const withAccess =
  (transform: Transform): Transform =>
  (asked) => {
    const made = transform(asked);
    const { config } = asked.route;
    const open = config && 'acceso' in config && config.acceso === 'publico';
    return open ? { ...made, schema: { ...made.schema, security: [] } } : made;
  };

/**
 * A name for whoever generates a client, and what may go wrong: written into the finished document, because a failure is no
 * answer that a route would have to be ready to send.
 */
function finished(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const operations = item as Record<string, Operation>;
    for (const [method, operation] of Object.entries(operations)) {
      const { security, requestBody, parameters = [], responses } = operation;
      const shape = {
        method,
        path,
        open: security?.length === 0,
        body: requestBody !== undefined,
        parameters: parameters.length > 0,
      };
      operations[method] = {
        operationId: operationIdOf(method, path),
        ...operation,
        responses: withFailures(responses, shape),
      };
    }
  }
  return document;
}

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly parameters?: readonly unknown[];
  readonly responses: object;
}

/** The document of the API, made from the same declarations that serve it. */
export async function describeApi(
  app: FastifyInstance,
  records: Readonly<Record<string, z.ZodType>>,
): Promise<void> {
  // A record is written once and referred to by name.
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, record] of Object.entries(records)) schemaRegistry.add(record, { id });
  const options = {
    schemaRegistry,
    zodToJsonConfig: { unrepresentable: 'any' as const, override: limits },
  };
  const finish = createJsonSchemaTransformObject(options);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cátedra', description: 'API de la academia', version: '1' },
      components: {
        ...failureComponents,
        securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'catedra' } },
      },
      security: [{ sesion: [] }],
    },
    transform: withAccess(createJsonSchemaTransform(options)),
    transformObject: (document) => finished(finish(document)),
  });
  app.get('/api/openapi.json', { config: { acceso: 'publico' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}
