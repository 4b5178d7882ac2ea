import * as api from '@catedra/shared/sesion/api.ts';
import { darContraseñaTemporal } from '#features/sesion/commands/dar-contrasena-temporal.ts';
import { invitar } from '#features/sesion/commands/invitar.ts';
import { correoDeSesion } from '#features/sesion/jobs.ts';
import { siteOf } from '#features/sesion/sign-in/site.ts';
import { handle } from '#platform/http/handler.ts';

/** What whoever administers people does for those who can't get in. */
export const accountHandlers = [
  handle(api.darContraseñaTemporal, (work, { id }) => darContraseñaTemporal(work, id)),
  handle(api.invitar, async (work, { id: usuarioId }, { platform, request }) => {
    const sitio = siteOf(request, platform.config);
    await invitar(work, usuarioId);
    await correoDeSesion.enqueue(platform, work, { tipo: 'invitacion', usuarioId, sitio });
  }),
];
