import {
  loteDeGrupo,
  loteDeUsuarios,
  type ResultadoDeLote,
  resultadoDeLote,
  temporalesDeLote,
} from '@catedra/shared/lotes/commands.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Accion, aplicar, type PeticionDeLote } from '#features/lotes/aplicar.ts';
import { activar, suspender } from '#features/lotes/commands/cambiar-estado.ts';
import { añadirAGrupo, quitarDeGrupo } from '#features/lotes/commands/cambiar-grupo.ts';
import { darTemporales, invitarAVarios, type Temporal } from '#features/lotes/commands/dar-acceso.ts';
import { siteOf } from '#features/sesion/sign-in/site.ts';
import { tellingProgress } from '#platform/http/progress.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['usuarios'];
const response = { 200: resultadoDeLote };

const deGrupo = [
  { verbo: 'anadir-a-grupo', summary: 'Añade a un grupo a muchas personas', accion: añadirAGrupo },
  { verbo: 'quitar-de-grupo', summary: 'Saca de un grupo a muchas personas', accion: quitarDeGrupo },
] as const;

const deEstado = [
  { verbo: 'activar', summary: 'Activa a muchas personas', accion: () => activar },
  { verbo: 'suspender', summary: 'Suspende a muchas personas y cierra sus sesiones', accion: suspender },
] as const;

/** The same act on many people: those named, or all that a filter finds. */
export function lotesRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const hacer = <T = ResultadoDeLote>(
    request: FastifyRequest & { readonly body: PeticionDeLote },
    reply: FastifyReply,
    accion: Accion,
    contar: (resultado: ResultadoDeLote) => T = (resultado) => resultado as T,
  ): Promise<T> =>
    tellingProgress(request, reply, async (tell) =>
      contar(await aplicar(platform, request.session.actor, accion, request.body, tell)),
    );

  for (const { verbo, summary, accion } of deEstado) {
    routes.post(`/api/usuarios/${verbo}`, {
      schema: { tags, summary, body: loteDeUsuarios, response },
      handler: (request, reply) => hacer(request, reply, accion(request.body.simular)),
    });
  }

  for (const { verbo, summary, accion } of deGrupo) {
    routes.post(`/api/usuarios/${verbo}`, {
      schema: { tags, summary, body: loteDeGrupo, response },
      handler: (request, reply) => hacer(request, reply, accion(request.body.grupoId)),
    });
  }

  routes.post('/api/usuarios/invitar', {
    schema: {
      tags,
      summary: 'Envía a muchas personas un enlace para elegir su contraseña',
      body: loteDeUsuarios,
      response,
    },
    handler: (request, reply) =>
      hacer(request, reply, invitarAVarios(platform, siteOf(request, platform.config))),
  });

  routes.post('/api/usuarios/restablecer-contrasenas', {
    schema: {
      tags,
      summary: 'Da a muchas personas una contraseña temporal, que se muestra una vez',
      body: loteDeUsuarios,
      response: { 200: temporalesDeLote },
    },
    handler: (request, reply) => {
      const dadas: Temporal[] = [];
      const accion = darTemporales((temporal) => void dadas.push(temporal));
      return hacer(request, reply, accion, (resultado) => ({
        ...resultado,
        expiraEn: dadas[0]?.expiraEn ?? null,
        temporales: dadas.map(escrita),
      }));
    },
  });
}

const escrita = ({ usuario: { id, nombre, apellidos, correo, usuario }, contraseña }: Temporal) => ({
  id,
  nombre,
  apellidos,
  entraCon: correo ?? usuario ?? '',
  contraseña,
});
