import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** The document of the API, made from the same declarations that serve it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cátedra', description: 'API de la academia', version: '1' },
      components: {
        securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'catedra' } },
      },
      security: [{ sesion: [] }],
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  app.get('/api/openapi.json', { config: { acceso: 'publico' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}
