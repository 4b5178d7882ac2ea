import { ponerFoto, usoDelAlmacen } from '@catedra/shared/archivos/commands.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ponerMiFoto } from '#features/archivos/commands/poner-mi-foto.ts';
import { downloadRoutes } from '#features/archivos/download-routes.ts';
import { leerUso } from '#features/archivos/leer-uso.ts';
import { uploadRoutes } from '#features/archivos/upload-routes.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

export function archivosRoutes(app: FastifyInstance, platform: Platform): void {
  uploadRoutes(app, platform);
  downloadRoutes(app, platform);
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/api/archivos/uso', {
    schema: {
      tags: ['archivos'],
      summary: 'Lee cuánto espacio ocupan los archivos y en qué',
      response: { 200: usoDelAlmacen },
    },
    handler: (request) => leerUso(platform, request.session.actor),
  });

  routes.put('/api/sesion/mi-foto', {
    schema: {
      tags: ['sesion'],
      summary: 'Pone una foto mía en mi cuenta, o la quita',
      body: ponerFoto,
      response: { 200: usuarios.record },
    },
    serializerCompiler: () => JSON.stringify,
    handler: (request) =>
      runWork(platform, request.session.actor, 'sesion.poner-mi-foto', (work) =>
        ponerMiFoto(platform, work, request.body.archivoId),
      ),
  });
}
