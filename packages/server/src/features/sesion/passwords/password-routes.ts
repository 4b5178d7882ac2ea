import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { noAutenticado } from '@catedra/shared/core/errors.ts';
import {
  cambioDeContraseña,
  peticionDeRestablecimiento,
  respuestaDeRestablecimiento,
  restablecimiento,
  sesionActual,
} from '@catedra/shared/sesion/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressKey } from '#features/sesion/sign-in/address.ts';
import { giveBrowser, navegadorDe } from '#features/sesion/sign-in/browser.ts';
import { checkPasswordChange, refuseWeak } from '#features/sesion/passwords/check-password-change.ts';
import { cambiarContraseña } from '#features/sesion/commands/cambiar-contrasena.ts';
import { recordarNavegador } from '#features/sesion/commands/entrar.ts';
import { personaDelEnlace, restablecer } from '#features/sesion/commands/restablecer.ts';
import { cookieName, writeCookie } from '#features/sesion/sessions/cookie.ts';
import { enlaceInvalido } from '#features/sesion/errors.ts';
import { encolarCorreo } from '#features/sesion/jobs.ts';
import type { Limits } from '#features/sesion/sign-in/limits.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { hashContraseña } from '#features/sesion/passwords/passwords.ts';
import { readUsuario } from '#features/sesion/persona.ts';
import { leerSesion } from '#features/sesion/queries.ts';
import { siteOf } from '#features/sesion/sign-in/site.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const tags = ['sesion'];
/** Records leave as they were parsed: their schemas tidy what comes in and can't be run backwards. */
const serializerCompiler = () => JSON.stringify;
const IGUAL_PARA_TODOS = 'Si el correo existe, te enviaremos instrucciones.';

export function passwordRoutes(app: FastifyInstance, platform: Platform, limits: Limits): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db, clock, config } = platform;

  routes.post('/api/sesion/cambiar-contrasena', {
    config: { acceso: 'propio' },
    schema: {
      tags,
      summary: 'Cambia mi contraseña y cierra mis demás sesiones',
      body: cambioDeContraseña,
      response: { 200: sesionActual },
    },
    serializerCompiler,
    handler: async (request, reply) => {
      const { session } = request;
      const { id: usuarioId } = session.actor;
      const usuario = await readUsuario(db, usuarioId);
      if (!usuario) throw noAutenticado();
      const cambio = await checkPasswordChange(db, limits, session, usuario, request.body);
      const token = await runWork(platform, session.actor, 'sesion.cambiar-contrasena', async (work) => {
        await encolarCorreo(platform, work, { tipo: 'cambio', usuarioId });
        return cambiarContraseña(work, cambio);
      });
      writeCookie(reply, config, cookieName(config), token, session.expiraEn);
      return leerSesion(platform, () => app.feedPosition(), session);
    },
  });

  routes.post('/api/sesion/pedir-restablecimiento', {
    config: { acceso: 'publico' },
    schema: {
      tags,
      summary: 'Pide un enlace para elegir otra contraseña',
      body: peticionDeRestablecimiento,
      response: { 200: respuestaDeRestablecimiento },
    },
    // Known or not, the same is done here; the job finds out whether there is someone to write to.
    handler: async (request) => {
      await limits.takeReset(addressKey(request.ip));
      const { correo } = request.body;
      const sitio = siteOf(request, config);
      await runWork(platform, SISTEMA, 'sesion.pedir-restablecimiento', (work) =>
        encolarCorreo(platform, work, { tipo: 'restablecer', correo, sitio }),
      );
      return { mensaje: IGUAL_PARA_TODOS };
    },
  });

  routes.post('/api/sesion/restablecer', {
    config: { acceso: 'publico' },
    schema: {
      tags,
      summary: 'Elige contraseña con el enlace recibido',
      body: restablecimiento,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { token, nueva } = request.body;
      const usuario = await personaDelEnlace(db, token, clock.now());
      refuseWeak(nueva, usuario);
      const hash = await hashContraseña(nueva);
      const actor = await loadActor(db, usuario.id);
      if (!actor) throw enlaceInvalido();
      const navegador = await runWork(platform, actor, 'sesion.restablecer', async (work) => {
        await encolarCorreo(platform, work, { tipo: 'cambio', usuarioId: usuario.id });
        await restablecer(work, token, hash);
        return recordarNavegador(work, usuario.id, navegadorDe(request, platform).conocido);
      });
      giveBrowser(reply, platform, navegador);
      return reply.code(204).send(null);
    },
  });
}
