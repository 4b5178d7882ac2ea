import { LECTURAS_POR_HORA } from '@catedra/shared/calendario/fechas.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { buscarClave } from '#features/calendario/buscar-clave.ts';
import { type IcalLeido, leerIcal } from '#features/calendario/leer-ical.ts';
import { createLimits } from '#features/sesion/offers.ts';
import { dispositionOf } from '#platform/http/disposition.ts';
import { isUnchanged } from '#platform/http/unchanged.ts';
import type { Platform } from '#platform/platform.ts';

const TERMINA = '.ics';
/** That of every part of an address. */
const LARGO = 200;

function servir(request: FastifyRequest, reply: FastifyReply, { texto, etag, cambiadoEn }: IcalLeido) {
  reply.headers({
    etag,
    'last-modified': new Date(cambiadoEn).toUTCString(),
    'cache-control': 'private, no-cache',
    'content-disposition': dispositionOf('inline', 'catedra.ics'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  if (isUnchanged(request, etag)) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(texto);
}

/** Read by programs that have no session: whoever has the address has the dates. */
export function calendarioRoutes(app: FastifyInstance, platform: Platform): void {
  const limits = createLimits(platform.db);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/calendario/:archivo',
    config: { acceso: 'publico' },
    schema: {
      tags: ['calendario'],
      summary: `Lee un calendario por su dirección secreta, terminada en .ics, hasta ${LECTURAS_POR_HORA} veces por hora`,
      params: z.object({ archivo: z.string().max(LARGO) }),
      produces: ['text/calendar'],
      response: { 200: z.string().describe('Las fechas de una persona, en iCalendar') },
    },
    serializerCompiler: () => String,
    handler: async (request, reply) => {
      const { archivo } = request.params;
      const clave = archivo.endsWith(TERMINA) ? archivo.slice(0, -TERMINA.length) : '';
      const abierto = await buscarClave(platform.pools.reports, clave);
      if (!abierto) throw noEncontrado();
      await limits.takeCalendar(abierto.usuarioId);
      const leido = await leerIcal(platform, abierto);
      if (!leido) throw noEncontrado();
      return servir(request, reply, leido);
    },
  });
}
