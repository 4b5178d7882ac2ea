import { ANCHOS } from '@catedra/shared/archivos/direccion.ts';
import { esImagen, seMuestra } from '@catedra/shared/archivos/tipos.ts';
import { datosInvalidos, DomainError } from '@catedra/shared/core/errors.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { leerArchivo } from '#features/archivos/abrir.ts';
import { claveDeAncho, type FilaDeArchivo } from '#features/archivos/queries.ts';
import { claveDe } from '#features/archivos/table.ts';
import { bytesDeAncho } from '#features/archivos/variantes.ts';
import { rangeOf } from '#platform/http/byte-range.ts';
import { dispositionOf } from '#platform/http/disposition.ts';
import { isUnchanged } from '#platform/http/unchanged.ts';
import type { Platform } from '#platform/platform.ts';
import type { ByteRange } from '#platform/storage/store.ts';

const tags = ['archivos'];
const params = z.object({ id: id() });
const querystring = z.strictObject({ ancho: z.coerce.number().int().optional() });

/** Whatever a browser makes of it, it runs nothing and reaches nothing of ours. */
const SANDBOX = "sandbox; default-src 'none'";

interface Servido {
  readonly key: string;
  readonly bytes: number;
  readonly tipo: string;
  readonly etag: string;
  readonly nombre: string;
}

async function servidoDe(platform: Platform, fila: FilaDeArchivo, ancho?: number): Promise<Servido> {
  const { nombre, bytes, sha256 } = fila;
  const key = claveDe(fila);
  const tipo = fila.tipo ?? 'application/octet-stream';
  if (ancho === undefined) return { key, bytes, tipo, nombre, etag: `"${sha256}"` };
  if (!esImagen(tipo) || fila.ancho === null)
    throw datosInvalidos({ ancho: 'Solo las imágenes tienen anchos.' });
  if (!(ANCHOS as readonly number[]).includes(ancho))
    throw datosInvalidos({ ancho: `Los anchos son ${ANCHOS.join(', ')}.` });
  return {
    key: claveDeAncho(key, ancho),
    bytes: await bytesDeAncho(platform, key, ancho),
    tipo: 'image/webp',
    nombre: `${nombre.replace(/\.\w{1,5}$/, '')}.webp`,
    etag: `"${sha256}-${ancho}"`,
  };
}

/** What the page's own code reads comes through us: a store elsewhere would need permission to be read from here. */
const porAqui = (tipo: string) =>
  esImagen(tipo) || ['application/pdf', 'text/vtt', 'text/plain', 'text/csv'].includes(tipo);

const archivoPerdido = () =>
  new DomainError(
    404,
    'ARCHIVO_PERDIDO',
    'El contenido de este archivo ya no está en la academia. Avisa a quien la administra.',
  );

/** A file whose bytes are gone is told as such: nothing that is tried again brings them back. */
async function exigirBytes(platform: Platform, reply: FastifyReply, key: string, error?: unknown) {
  if ((await platform.storage.size(key)) !== null) return;
  platform.log.error({ err: error }, 'no están los bytes de un archivo');
  for (const header of ['etag', 'accept-ranges', 'content-range', 'content-disposition', 'content-length'])
    reply.removeHeader(header);
  throw archivoPerdido();
}

async function bytesDe(platform: Platform, reply: FastifyReply, key: string, range?: ByteRange) {
  try {
    return await platform.storage.read(key, range);
  } catch (error) {
    await exigirBytes(platform, reply, key, error);
    throw error;
  }
}

async function servir(platform: Platform, request: FastifyRequest, reply: FastifyReply, servido: Servido) {
  const { key, bytes, tipo, etag, nombre } = servido;
  const inline = seMuestra(tipo);
  const disposition = dispositionOf(inline ? 'inline' : 'attachment', nombre);
  reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
  });
  // A sandbox would stop the browser's own PDF reader; it has nothing to run there anyway.
  if (tipo !== 'application/pdf') reply.header('content-security-policy', SANDBOX);
  if (isUnchanged(request, etag)) return reply.code(304).send();

  const whole = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = whole ? null : rangeOf(request.headers.range, bytes);
  if (range === 'impossible') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const head = request.method === 'HEAD';
  if (head) await exigirBytes(platform, reply, key);
  const elsewhere =
    head || porAqui(tipo)
      ? null
      : await platform.storage.signed(key, { type: tipo, disposition, now: platform.clock.now() });
  if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);

  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  reply.type(tipo).header('content-length', String(end - start + 1));
  return head ? reply.send() : reply.send(await bytesDe(platform, reply, key, range ?? undefined));
}

export function downloadRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.route({
    method: ['GET', 'HEAD'],
    url: '/archivos/:id',
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Abre un archivo, entero o por partes; las imágenes también en los anchos de la web',
      params,
      querystring,
      response: { 200: z.any().describe('El archivo') },
    },
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const fila = await leerArchivo(platform, request.session.actor, request.params.id);
      return servir(platform, request, reply, await servidoDe(platform, fila, request.query.ancho));
    },
  });
}
