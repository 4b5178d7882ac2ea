import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { exportacionDeUsuarios, type FormatoDeExportacion } from '@catedra/shared/lotes/commands.ts';
import { alcanceDeExportacion } from '@catedra/shared/lotes/rules.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportarUsuarios } from '#features/usuarios/exportar-usuarios.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const TIPOS: Readonly<Record<FormatoDeExportacion, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The day in the academy's zone, as file names carry it. */
const diaDe = (now: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

export function exportRoute(app: FastifyInstance, platform: Platform): void {
  const { db, clock, config } = platform;
  app.withTypeProvider<ZodTypeProvider>().post('/api/usuarios/exportar', {
    schema: {
      tags: ['usuarios'],
      summary: 'Descarga personas en un archivo que la carga masiva vuelve a leer',
      body: exportacionDeUsuarios,
      produces: Object.values(TIPOS),
      response: { 200: z.string().describe('El archivo, en Excel o en CSV con punto y coma') },
    },
    handler: async (request, reply) => {
      const { actor } = request.session;
      const { seleccion, formato } = request.body;
      if (alcanceDeExportacion(actor) === false) throw sinPermiso();
      const archivo = await exportarUsuarios(db, actor, seleccion, formato);
      // Personal data leave the academy: who took which stays in the log, which nobody's screen listens to.
      await runWork(platform, actor, 'usuarios.exportar', async (work) =>
        work.record({
          coleccion: 'exportaciones',
          documento: 'usuarios',
          antes: null,
          despues: null,
          detalle: { formato: [null, formato], seleccion: [null, seleccion] },
        }),
      );
      const nombre = `usuarios-${diaDe(clock.now(), config.ZONA_HORARIA)}.${formato}`;
      reply.header('content-disposition', `attachment; filename="${nombre}"`);
      return reply.type(TIPOS[formato]).send(archivo as never);
    },
  });
}
