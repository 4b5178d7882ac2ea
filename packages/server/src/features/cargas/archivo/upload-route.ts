import { carga, consultaDeSubida } from '@catedra/shared/cargas/commands.ts';
import { MAX_BYTES_DE_CARGA } from '@catedra/shared/cargas/opciones.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { huella, subirCarga, yaSubida } from '#features/cargas/commands/subir-carga.ts';
import { archivoMuyGrande } from '#features/cargas/errors.ts';
import { leerArchivo } from '#features/cargas/archivo/leer-archivo.ts';
import { exigirPermiso, leerCarga } from '#features/cargas/queries.ts';
import { runWork } from '#platform/changes/work.ts';
import { sendError } from '#platform/http/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** Bytes are not looked into as if they were data: they come wrapped. */
type Archivo = () => Buffer;

const archivoOf = (request: FastifyRequest): Buffer =>
  typeof request.body === 'function' ? (request.body as Archivo)() : Buffer.alloc(0);

/** The one route that takes a file; its parser and its limit are its own. */
export function uploadRoute(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES_DE_CARGA },
      (_request, body, done) => done(null, () => body),
    );
    scope.withTypeProvider<ZodTypeProvider>().post('/api/cargas/:id', {
      bodyLimit: MAX_BYTES_DE_CARGA,
      config: { cuerpo: 'largo' },
      // Before a single byte is read.
      onRequest: async (request) => exigirPermiso(request.session.actor),
      errorHandler: (error, request, reply) =>
        void sendError(
          error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? archivoMuyGrande() : error,
          request,
          reply,
        ),
      schema: {
        tags: ['cargas'],
        summary: 'Sube un archivo de personas y dice cómo se lee; no toca a nadie',
        consumes: ['application/octet-stream'],
        params: z.object({ id: id() }),
        querystring: consultaDeSubida,
        response: { 200: carga },
      },
      handler: async (request) => {
        const { actor } = request.session;
        const contenido = archivoOf(request);
        const sha256 = huella(contenido);
        if (!(await yaSubida(platform.db, { actor }, request.params.id, sha256))) {
          const { nombre } = request.query;
          const leido = await leerArchivo(contenido, { nombre });
          await runWork(platform, actor, 'cargas.subir', (work) =>
            subirCarga(work, { id: request.params.id, nombre, contenido, sha256, leido }),
          );
        }
        return leerCarga(platform.db, actor, request.params.id);
      },
    });
  });
}
