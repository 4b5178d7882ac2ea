import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { noAutenticado } from '@catedra/shared/core/errors.ts';
import * as api from '@catedra/shared/sesion/api.ts';
import { notify } from '#features/avisos/offers.ts';
import { addressKey } from '#features/sesion/sign-in/address.ts';
import { giveBrowser, navegadorDe } from '#features/sesion/sign-in/browser.ts';
import { checkPasswordChange, refuseWeak } from '#features/sesion/passwords/check-password-change.ts';
import { cambiarContraseña } from '#features/sesion/commands/cambiar-contrasena.ts';
import { recordarNavegador } from '#features/sesion/commands/entrar.ts';
import { personaDelEnlace, restablecer } from '#features/sesion/commands/restablecer.ts';
import { cookieName, writeCookie } from '#features/sesion/sessions/cookie.ts';
import { enlaceInvalido } from '#features/sesion/errors.ts';
import { correoDeSesion } from '#features/sesion/notices.ts';
import type { Limits } from '#features/sesion/sign-in/limits.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { hashContraseña } from '#features/sesion/passwords/passwords.ts';
import { nuevoNumero, peticionDeAcceso } from '#features/sesion/passwords/peticiones.ts';
import { readUsuario } from '#features/sesion/persona.ts';
import { leerSesion } from '#features/sesion/queries.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, nameOf } from '#platform/http/handler.ts';

const SIN_CORREO =
  'Si esa cuenta está activa, quien te tutoriza o administra la academia verá tu petición y podrá darte otra contraseña.';
const IGUAL_PARA_TODOS =
  'Si esa cuenta está activa y tiene correo, te llegará un enlace. Si está activa y no lo tiene, quien te tutoriza o administra la academia verá tu petición.';

export const passwordHandlers = (limits: Limits) => [
  answer(
    api.cambiarContraseña,
    async (asked, { body }) => {
      const { platform, db, actor, session, reply } = asked;
      const usuario = await readUsuario(db, actor.id);
      if (!usuario) throw noAutenticado();
      const cambio = await checkPasswordChange(db, limits, session, usuario, body);
      const token = await runWork(platform, actor, nameOf(api.cambiarContraseña), async (work) => {
        await notify(work, correoDeSesion, { tipo: 'cambio', usuarioId: actor.id });
        return cambiarContraseña(work, cambio);
      });
      writeCookie(reply, platform.config, cookieName(platform.config), token, session.expiraEn);
      return leerSesion(asked, session);
    },
    { parsed: true },
  ),
  // Known or not, the same is done here; the jobs find out whether there is someone to write to.
  answer(api.pedirRestablecimiento, async ({ platform, request }, { body: { correo } }) => {
    await limits.takeReset(addressKey(request.ip));
    const numero = nuevoNumero();
    await runWork(platform, SISTEMA, nameOf(api.pedirRestablecimiento), async (work) => {
      await notify(work, correoDeSesion, { tipo: 'restablecer', correo });
      await work.enqueue(peticionDeAcceso, { identificador: correo, numero });
    });
    const { delivers } = platform.mail;
    return { mensaje: delivers ? IGUAL_PARA_TODOS : SIN_CORREO, numero, porCorreo: delivers };
  }),
  answer(api.comprobarEnlace, async ({ platform, db }, { body: { token } }) => {
    await personaDelEnlace(db, token, platform.clock.now());
  }),
  answer(api.restablecer, async ({ platform, db, request, reply }, { body: { token, nueva } }) => {
    const usuario = await personaDelEnlace(db, token, platform.clock.now());
    refuseWeak(nueva, usuario);
    const hash = await hashContraseña(nueva);
    const actor = await loadActor(db, usuario.id);
    if (!actor) throw enlaceInvalido();
    const navegador = await runWork(platform, actor, nameOf(api.restablecer), async (work) => {
      await notify(work, correoDeSesion, { tipo: 'cambio', usuarioId: usuario.id });
      await restablecer(work, token, hash);
      return recordarNavegador(work, usuario.id, navegadorDe(request, platform).conocido);
    });
    giveBrowser(reply, platform, navegador);
  }),
];
