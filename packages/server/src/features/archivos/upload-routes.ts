import { writeFile } from 'node:fs/promises';
import { type Subida, subida } from '@catedra/shared/archivos/schemas.ts';
import { datosInvalidos, DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { id } from '@catedra/shared/core/fields.ts';
import { camposConError } from '@catedra/shared/core/mensajes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { empezarSubida } from '#features/archivos/commands/empezar-subida.ts';
import { descartar } from '#features/archivos/commands/terminar-subida.ts';
import { exigirPeso } from '#features/archivos/examinar.ts';
import { type FilaDeArchivo, leerSubidaEnCurso } from '#features/archivos/queries.ts';
import { recibirParte, vaPor } from '#features/archivos/recibir-parte.ts';
import { hasRoomFor, makeStaging, sinEspacio, stagingFile } from '#features/archivos/staging.ts';
import { watchSession } from '#features/sesion/offers.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['archivos'];
export const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = 'application/offset+octet-stream';
const params = z.object({ id: id() });
const idOf = (request: FastifyRequest): string => {
  const given = params.safeParse(request.params);
  if (!given.success) throw noEncontrado();
  return given.data.id;
};

const headers = z.looseObject({
  'upload-length': z.coerce
    .number({ error: 'Di cuánto pesa el archivo.' })
    .int()
    .min(1, 'El archivo está vacío.')
    .max(Number.MAX_SAFE_INTEGER),
  'upload-metadata': z.string({ error: 'Di qué archivo es y para qué.' }).max(4000),
});

/** Pairs of a key and its value in base64, with commas between: `nombre Y2xhc2U=,proposito Zm90bw==`. */
function subidaDe(metadata: string): Subida {
  const pares = metadata.split(',').map((par) => par.trim().split(' '));
  const dicho = pares.map(([key, value = '']) => [key, Buffer.from(value, 'base64').toString()]);
  const leida = subida.safeParse(Object.fromEntries(dicho));
  if (!leida.success) throw datosInvalidos(camposConError(leida.error));
  return leida.data;
}

/** Uploads that go on after a cut: the tus protocol, version 1.0.0, without its reading. */
export function uploadRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, db } = platform;

  /** Before a single byte is read. */
  const suya = (request: FastifyRequest): Promise<FilaDeArchivo> =>
    leerSubidaEnCurso(db, request.session.actor.id, idOf(request));
  void app.register(async (scope) => {
    // The bytes stay in the connection until the handler takes them, piece by piece.
    scope.addContentTypeParser(BYTES, (_request, _payload, done) => done(null));
    const routes = scope.withTypeProvider<ZodTypeProvider>();

    routes.post('/api/subidas', {
      schema: {
        tags,
        summary: 'Empieza a subir un archivo (tus): Upload-Length y Upload-Metadata dicen qué llegará',
        headers,
        response: { 201: z.null() },
      },
      handler: async (request, reply) => {
        const bytes = request.headers['upload-length'];
        const principio = { ...subidaDe(request.headers['upload-metadata']), bytes };
        await makeStaging(config);
        const nueva = await runWork(platform, request.session.actor, 'archivos.empezar-subida', (work) =>
          empezarSubida(work, config, principio),
        );
        if (!(await hasRoomFor(config, bytes))) {
          await descartar(platform, nueva);
          throw sinEspacio();
        }
        await writeFile(stagingFile(config, nueva), '', { mode: 0o600 });
        return reply
          .code(201)
          .headers({ ...TUS, location: `/api/subidas/${nueva}`, 'upload-offset': '0' })
          .send(null);
      },
    });

    scope.head('/api/subidas/:id', {
      schema: { tags, summary: 'Dice cuánto ha llegado de una subida mía (tus)', params },
      handler: async (request, reply) => {
        const { id: suId, bytes } = await suya(request);
        const offset = String(await vaPor(platform, suId));
        return reply.headers({ ...TUS, 'upload-offset': offset, 'upload-length': String(bytes) }).send();
      },
    });

    routes.patch('/api/subidas/:id', {
      config: { cuerpo: 'largo' },
      schema: {
        tags,
        summary: 'Sigue una subida mía desde Upload-Offset (tus)',
        consumes: [BYTES],
        params,
        headers: z.looseObject({ 'upload-offset': z.coerce.number().int().min(0) }),
        response: { 204: z.null() },
      },
      // Before a single byte is read.
      onRequest: async (request) => {
        const fila = await suya(request);
        if (request.headers['content-type'] !== BYTES)
          throw new DomainError(415, 'TIPO_NO_PERMITIDO', 'Ese tipo de contenido no está permitido.');
        await exigirPeso(config, fila).catch(async (error: unknown) => {
          if (error instanceof DomainError) await descartar(platform, fila.id);
          throw error;
        });
      },
      handler: async (request, reply) => {
        const { id: suId, bytes } = await suya(request);
        const length = request.headers['content-length'];
        const { ended, stop } = watchSession(platform, request.session);
        const offset = await recibirParte(platform, {
          id: suId,
          bytes,
          offset: request.headers['upload-offset'],
          length: length === undefined ? null : Number(length),
          body: request.raw,
          ended,
        })
          .catch((error: unknown) => {
            // What is still on its way is not worth reading.
            void reply.header('connection', 'close');
            throw error;
          })
          .finally(stop);
        return reply
          .code(204)
          .headers({ ...TUS, 'upload-offset': String(offset) })
          .send(null);
      },
    });
  });
}
