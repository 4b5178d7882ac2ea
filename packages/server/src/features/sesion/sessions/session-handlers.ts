import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import * as api from '@catedra/shared/sesion/api.ts';
import { letIn, navegadorDe, visitorOf } from '#features/sesion/sign-in/browser.ts';
import { checkSignIn } from '#features/sesion/sign-in/check-sign-in.ts';
import { entrar } from '#features/sesion/commands/entrar.ts';
import { clearCookie, cookieName, miradaCookieName, readCookie } from '#features/sesion/sessions/cookie.ts';
import { terminarSesion, terminarSesionPropia } from '#features/sesion/sessions/end-sessions.ts';
import { terminarMirada } from '#features/sesion/mirada/end-mirada.ts';
import type { Limits } from '#features/sesion/sign-in/limits.ts';
import { leerAbiertas, leerSesion } from '#features/sesion/queries.ts';
import { hashToken } from '#features/sesion/sessions/token.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, handle, nameOf } from '#platform/http/handler.ts';

const parsed = { parsed: true };

export const sessionHandlers = (limits: Limits) => [
  answer(
    api.entrar,
    async (asked, { body }) => {
      const { platform, request, reply } = asked;
      const { db, clock } = platform;
      const door = { db, clock, limits, log: request.log };
      const quien = await checkSignIn(door, visitorOf(request, platform), body);
      const dentro = await runWork(platform, SISTEMA, nameOf(api.entrar), (work) =>
        entrar(work, quien, navegadorDe(request, platform)),
      );
      letIn(reply, platform, dentro);
      request.log.info({ usuarioId: quien.usuarioId }, 'entró');
      return leerSesion(asked, { actor: { id: quien.usuarioId } });
    },
    parsed,
  ),
  answer(
    api.leer,
    (asked) => {
      const { platform, session, request, reply } = asked;
      const cookie = miradaCookieName(platform.config);
      if (!session.mirada && readCookie(request, cookie) !== null)
        clearCookie(reply, platform.config, cookie);
      return leerSesion(asked, session);
    },
    parsed,
  ),
  answer(api.salir, async ({ platform, request, reply }) => {
    const { config } = platform;
    const token = readCookie(request, cookieName(config));
    if (token !== null) {
      await terminarMirada(platform, token, readCookie(request, miradaCookieName(config)));
      await runWork(platform, SISTEMA, nameOf(api.salir), (work) => terminarSesion(work, hashToken(token)));
    }
    clearCookie(reply, config, cookieName(config));
    clearCookie(reply, config, miradaCookieName(config));
  }),
  answer(api.leerAbiertas, ({ platform, db, session }) => leerAbiertas(db, session, platform.clock.now())),
  handle(api.cerrarAbierta, async (work, { id }) => {
    const ended = await terminarSesionPropia(work, id);
    if (ended === 0) throw noEncontrado();
  }),
];
