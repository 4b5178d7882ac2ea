import {
  cambioDeCarga,
  cambioDeFila,
  carga,
  consultaDeCargas,
  consultaDeFilas,
  consultaDeSalen,
  correccionDeIguales,
  filasCorregidas,
  filasRevisadas,
  ordenDeImportar,
  paginaDeCargas,
  paginaDeFilas,
  paginaDeSalen,
  paramsDeFila,
  previsionDeDeshacer,
} from '@catedra/shared/cargas/commands.ts';
import { id } from '@catedra/shared/core/fields.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cambiarCarga, releer } from '#features/cargas/commands/cambiar-carga.ts';
import { corregirFila } from '#features/cargas/commands/corregir-fila.ts';
import { corregirIguales } from '#features/cargas/commands/corregir-iguales.ts';
import { deshacerCarga } from '#features/cargas/commands/deshacer-carga.ts';
import { importarCarga } from '#features/cargas/commands/importar-carga.ts';
import { revisarCarga } from '#features/cargas/commands/revisar-carga.ts';
import { preverDeshacer } from '#features/cargas/deshacer/prever.ts';
import { downloadRoutes } from '#features/cargas/archivo/download-routes.ts';
import { noTermino } from '#features/cargas/errors.ts';
import { encolarDeshacer, encolarImportar, encolarInvitar } from '#features/cargas/jobs.ts';
import { leerFilas } from '#features/cargas/filas/leer-filas.ts';
import { encontrarCarga, leerCarga, leerCargas } from '#features/cargas/queries.ts';
import { leerSalen } from '#features/cargas/revisar/salen.ts';
import { uploadRoute } from '#features/cargas/archivo/upload-route.ts';
import { siteOf } from '#features/sesion/sign-in/site.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['cargas'];
const params = z.object({ id: id() });
const response = { 200: carga };

export function cargasRoutes(app: FastifyInstance, platform: Platform): void {
  uploadRoute(app, platform);
  readRoutes(app, platform);
  reviewRoutes(app, platform);
  orderRoutes(app, platform);
  downloadRoutes(app, platform);
}

function readRoutes(app: FastifyInstance, { db }: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get('/api/cargas', {
    schema: {
      tags,
      summary: 'Lee las cargas hechas, las últimas primero',
      querystring: consultaDeCargas,
      response: { 200: paginaDeCargas },
    },
    handler: (request) => leerCargas(db, request.session.actor, request.query),
  });
  routes.get('/api/cargas/:id', {
    schema: { tags, summary: 'Lee cómo va una carga y qué se eligió', params, response },
    handler: (request) => leerCarga(db, request.session.actor, request.params.id),
  });
  routes.get('/api/cargas/:id/filas', {
    schema: {
      tags,
      summary: 'Lee por páginas las filas de una carga',
      params,
      querystring: consultaDeFilas,
      response: { 200: paginaDeFilas },
    },
    handler: (request) => leerFilas(db, request.session.actor, request.params.id, request.query),
  });
  routes.get('/api/cargas/:id/salen', {
    schema: {
      tags,
      summary: 'Lee quiénes saldrían del grupo que se sincroniza',
      params,
      querystring: consultaDeSalen,
      response: { 200: paginaDeSalen },
    },
    handler: (request) => leerSalen(db, request.session.actor, request.params.id, request.query),
  });
  routes.get('/api/cargas/:id/deshacer', {
    schema: {
      tags,
      summary: 'Dice qué pasaría al deshacer una carga',
      params,
      response: { 200: previsionDeDeshacer },
    },
    handler: (request) => preverDeshacer(db, request.session.actor, request.params.id),
  });
}

function reviewRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch('/api/cargas/:id', {
    schema: {
      tags,
      summary: 'Cambia cómo se lee el archivo o qué se hace con él',
      params,
      body: cambioDeCarga,
      response,
    },
    handler: async (request) => {
      const { actor } = request.session;
      const leido = await releer(platform, actor, request.params.id, request.body);
      await runWork(platform, actor, 'cargas.cambiar', (work) =>
        cambiarCarga(work, request.params.id, request.body, leido),
      );
      return leerCarga(platform.db, actor, request.params.id);
    },
  });
  routes.post('/api/cargas/:id/revisar', {
    schema: { tags, summary: 'Revisa el archivo entero sin tocar a nadie', params, response },
    handler: async (request) => {
      const { actor } = request.session;
      await revisarCarga(platform, actor, request.params.id);
      return leerCarga(platform.db, actor, request.params.id);
    },
  });
  routes.patch('/api/cargas/:id/filas/:linea', {
    schema: {
      tags,
      summary: 'Corrige o descarta una fila y la revisa al momento',
      params: paramsDeFila,
      body: cambioDeFila,
      response: { 200: filasCorregidas },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'cargas.corregir-fila', (work) =>
        corregirFila(work, request.params.id, request.params.linea, request.body),
      ),
  });
  routes.post('/api/cargas/:id/corregir-iguales', {
    schema: {
      tags,
      summary: 'Corrige a la vez todas las celdas de una columna que dicen lo mismo',
      params,
      body: correccionDeIguales,
      response: { 200: filasRevisadas },
    },
    handler: (request) =>
      runWork(platform, request.session.actor, 'cargas.corregir-iguales', (work) =>
        corregirIguales(work, request.params.id, request.body),
      ),
  });
}

function orderRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db, config } = platform;

  routes.post('/api/cargas/:id/importar', {
    schema: {
      tags,
      summary: 'Importa las filas revisadas; sigue aunque se cierre la página',
      params,
      body: ordenDeImportar,
      response,
    },
    handler: async (request) => {
      const { actor } = request.session;
      const orden = { como: request.body.como, sitio: siteOf(request, config) };
      await runWork(platform, actor, 'cargas.ordenar-importar', async (work) => {
        if (await importarCarga(work, request.params.id, orden))
          await encolarImportar(platform, work, request.params.id);
      });
      return leerCarga(db, actor, request.params.id);
    },
  });
  routes.post('/api/cargas/:id/deshacer', {
    schema: { tags, summary: 'Deshace una carga: quita, restaura y retira lo que hizo', params, response },
    handler: async (request) => {
      const { actor } = request.session;
      await runWork(platform, actor, 'cargas.ordenar-deshacer', async (work) => {
        if (await deshacerCarga(work, request.params.id))
          await encolarDeshacer(platform, work, request.params.id);
      });
      return leerCarga(db, actor, request.params.id);
    },
  });
  routes.post('/api/cargas/:id/invitar', {
    schema: {
      tags,
      summary: 'Envía la invitación a las personas creadas que aún no entraron',
      params,
      response,
    },
    handler: async (request) => {
      const { actor } = request.session;
      await runWork(platform, actor, 'cargas.ordenar-invitar', async (work) => {
        const { estado } = await encontrarCarga(work.tx, actor, request.params.id);
        if (estado !== 'importada') throw noTermino();
        await encolarInvitar(platform, work, request.params.id);
      });
      return leerCarga(db, actor, request.params.id);
    },
  });
}
