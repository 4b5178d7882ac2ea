import { MINUTOS_VIENDO } from '@catedra/shared/perfiles/ver-como.ts';
import * as api from '@catedra/shared/sesion/api.ts';
import { dejarDeVerComo, verComo } from '#features/sesion/commands/ver-como.ts';
import { clearCookie, miradaCookieName, writeCookie } from '#features/sesion/sessions/cookie.ts';
import { finDeMirada } from '#features/sesion/jobs.ts';
import { DEJAR, EMPEZAR, mirarComo, miradaTerminada } from '#features/sesion/mirada/mirada.ts';
import { leerSesion } from '#features/sesion/queries.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer } from '#platform/http/handler.ts';

const parsed = { parsed: true };

export const miradaHandlers = [
  answer(
    api.verComo,
    async (asked, { body: { usuarioId } }) => {
      const { platform, db, actor, session, request, reply } = asked;
      const { clock, config } = platform;
      await runWork(platform, actor, EMPEZAR, async (work) =>
        work.enqueueAfter(MINUTOS_VIENDO * 60, finDeMirada, await verComo(work, session.id, usuarioId)),
      );
      const mirada = await mirarComo(db, clock, session, usuarioId);
      if (!mirada) throw miradaTerminada();
      // It outlives the hour: were it to vanish, an old page's next click would be done as oneself.
      writeCookie(reply, config, miradaCookieName(config), usuarioId, session.expiraEn);
      request.log.info({ usuarioId: actor.id, como: usuarioId }, 'mira como otra persona');
      return leerSesion(asked, mirada);
    },
    parsed,
  ),
  answer(
    api.dejarDeVerComo,
    async (asked) => {
      const { platform, session, reply } = asked;
      clearCookie(reply, platform.config, miradaCookieName(platform.config));
      if (!session.mirada) return leerSesion(asked, session);
      const { quien } = session.mirada;
      await runWork(platform, quien, DEJAR, (work) => dejarDeVerComo(work, session.id, session.actor.id));
      return leerSesion(asked, { ...session, actor: quien, mirada: undefined });
    },
    parsed,
  ),
];
