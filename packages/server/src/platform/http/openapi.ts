import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The document of the API, made from the same declarations that serve it. */
export async function describeApi(
  app: FastifyInstance,
  records: Readonly<Record<string, z.ZodType>>,
): Promise<void> {
  // A record is written once and referred to by name.
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, record] of Object.entries(records)) schemaRegistry.add(record, { id });
  const options = { schemaRegistry, zodToJsonConfig: { unrepresentable: 'any' as const } };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cátedra', description: 'API de la academia', version: '1' },
      components: {
        securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'catedra' } },
      },
      security: [{ sesion: [] }],
    },
    transform: createJsonSchemaTransform(options),
    transformObject: createJsonSchemaTransformObject(options),
  });
  app.get('/api/openapi.json', { config: { acceso: 'publico' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}
