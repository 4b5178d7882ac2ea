import * as api from '@catedra/shared/sesion/api.ts';
import { notify } from '#features/avisos/offers.ts';
import { darContraseñaTemporal } from '#features/sesion/commands/dar-contrasena-temporal.ts';
import { invitar } from '#features/sesion/commands/invitar.ts';
import { correoDeSesion } from '#features/sesion/notices.ts';
import { leerPeticiones } from '#features/sesion/passwords/peticiones.ts';
import { answer, handle } from '#platform/http/handler.ts';

/** What whoever administers people does for those who can't get in. */
export const accountHandlers = [
  answer(api.leerPeticiones, ({ platform, db, actor }, { query }) =>
    leerPeticiones(db, actor, query, platform.clock.now()),
  ),
  handle(api.darContraseñaTemporal, (work, { id }) => darContraseñaTemporal(work, id)),
  handle(api.invitar, async (work, { id: usuarioId }) => {
    await invitar(work, usuarioId);
    await notify(work, correoDeSesion, { tipo: 'invitacion', usuarioId });
  }),
];
