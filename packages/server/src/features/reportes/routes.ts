import {
  consultaDeProgreso,
  consultaDeProgresoCsv,
  opcionesDeReportes,
  paginaDeProgreso,
  type ResumenDeReportes,
  resumenDeReportes,
} from '@catedra/shared/reportes/contract.ts';
import { personasEnReportes } from '@catedra/shared/reportes/policy.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportarProgreso } from '#features/reportes/exportar-progreso.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { leerOpciones } from '#features/reportes/leer-opciones.ts';
import { leerProgreso } from '#features/reportes/leer-progreso.ts';
import { leerResumen } from '#features/reportes/leer-resumen.ts';
import { porTurnos } from '#features/reportes/por-turnos.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['reportes'];

export function reportesRoutes(app: FastifyInstance, { db, clock, config }: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const enTurno = porTurnos<ResumenDeReportes>();

  const lecturaDe = ({ session: { actor } }: FastifyRequest): Lectura => ({
    actor,
    personas: [personasEnReportes(actor, 'reportes:ver')],
    zona: config.ZONA_HORARIA,
    now: clock.now(),
  });

  async function zonaDe(usuarioId: string): Promise<string> {
    const [lector] = await db
      .select({ zona: usuariosTable.zonaHoraria })
      .from(usuariosTable)
      .where(eq(usuariosTable.id, usuarioId));
    return lector?.zona ?? config.ZONA_HORARIA;
  }

  routes.get('/api/reportes/resumen', {
    schema: {
      tags,
      summary: 'Lee las cifras de la academia que muestra el dashboard',
      response: { 200: resumenDeReportes },
    },
    handler: (request) => {
      const lectura = lecturaDe(request);
      const { tutorGrupoIds, tutorCursoIds } = lectura.actor;
      const alcance = JSON.stringify([lectura.personas, tutorGrupoIds, tutorCursoIds]);
      return enTurno(alcance, () => leerResumen(db, lectura));
    },
  });

  routes.get('/api/reportes/opciones', {
    schema: {
      tags,
      summary: 'Lee los grupos y cursos por los que se puede filtrar el progreso',
      response: { 200: opcionesDeReportes },
    },
    handler: (request) => leerOpciones(db, lecturaDe(request)),
  });

  routes.get('/api/reportes/progreso', {
    schema: {
      tags,
      summary: 'Lee por páginas cómo va cada persona en cada curso',
      querystring: consultaDeProgreso,
      response: { 200: paginaDeProgreso },
    },
    handler: (request) => leerProgreso(db, lecturaDe(request), request.query),
  });

  routes.get('/api/reportes/progreso.csv', {
    schema: {
      tags,
      summary: 'Descarga cómo va cada persona en cada curso, para una hoja de cálculo',
      querystring: consultaDeProgresoCsv,
      produces: ['text/csv'],
      response: { 200: z.string().describe('Separado por punto y coma, con marca de orden de bytes') },
    },
    handler: async (request, reply) => {
      const lectura = lecturaDe(request);
      const personas = [...lectura.personas, personasEnReportes(lectura.actor, 'reportes:exportar')];
      const zona = await zonaDe(lectura.actor.id);
      const csv = await exportarProgreso(db, { ...lectura, personas }, request.query, zona);
      const hoy = new Intl.DateTimeFormat('en-CA', { timeZone: zona }).format(lectura.now);
      reply.header('content-disposition', `attachment; filename="progreso-${hoy}.csv"`);
      return reply.type('text/csv; charset=utf-8').send(csv as never);
    },
  });
}
