import * as api from '@catedra/shared/entregas/api.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { notify } from '#features/avisos/offers.ts';
import { dejarDeCorregir, estarCorrigiendo } from '#features/entregas/abiertas.ts';
import { anotar, quitarAnotacion } from '#features/entregas/commands/anotar.ts';
import { calificarEntrega } from '#features/entregas/commands/calificar-entrega.ts';
import { devolverEntrega } from '#features/entregas/commands/devolver-entrega.ts';
import { entregar } from '#features/entregas/commands/entregar.ts';
import { guardarEntrega } from '#features/entregas/commands/guardar-entrega.ts';
import { guardarComentario, leerComentarios, quitarComentario } from '#features/entregas/comentarios.ts';
import { leerCola } from '#features/entregas/leer-cola.ts';
import { leerEspera } from '#features/entregas/leer-espera.ts';
import { leerMontones, leerPorPersona } from '#features/entregas/leer-montones.ts';
import { leerOtras } from '#features/entregas/leer-otras.ts';
import { leerPaso } from '#features/entregas/leer-paso.ts';
import { leerPendientes } from '#features/entregas/leer-pendientes.ts';
import { leerPorCalificar } from '#features/entregas/leer-por-calificar.ts';
import { avisoDeEntrega } from '#features/entregas/notices.ts';
import type { Work } from '#platform/changes/work.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

/** Whoever handed it in is written to, once for each change. */
async function avisar(
  work: Work,
  estado: 'calificada' | 'devuelta',
  { entrega, cambiada }: { readonly entrega: Entrega; readonly cambiada: boolean },
): Promise<Entrega> {
  const { id: entregaId, version } = entrega;
  if (cambiada) await notify(work, avisoDeEntrega, { entregaId, version, estado });
  return entrega;
}

export const entregasHandlers = ({ clock, config: { ZONA_HORARIA } }: Platform) => [
  handle(api.guardar, (work, { id, body }) => guardarEntrega(work, ZONA_HORARIA, id, body)),
  handle(api.entregar, (work, { id, body }) => entregar(work, ZONA_HORARIA, id, body)),
  answer(api.leerCola, ({ db, actor }, { query }) => leerCola(db, actor, query)),
  answer(api.leerEspera, ({ db, actor }) => leerEspera(db, actor)),
  answer(api.leerPendientes, ({ db, actor }, { query }) =>
    leerPendientes(db, actor, { zona: ZONA_HORARIA, now: clock.now() }, query),
  ),
  answer(api.leerMontones, ({ db, actor }, { query }) => leerMontones(db, actor, query, clock.now())),
  answer(api.leerPorPersona, ({ db, actor }, { query }) => leerPorPersona(db, actor, query, clock.now())),
  answer(api.leerPaso, ({ db, actor }, { query }) => leerPaso(db, actor, query, clock.now())),
  answer(api.leerOtras, ({ db, actor }, { query }) => leerOtras(db, actor, query)),
  answer(api.leerComentarios, ({ db, actor }, { query }) => leerComentarios(db, actor, query)),
  handle(api.guardarComentario, (work, { id, body }) => guardarComentario(work, id, body)),
  handle(api.quitarComentario, (work, { id }) => quitarComentario(work, id)),
  handle(api.anotar, (work, { id, anotacionId, body }) => anotar(work, id, anotacionId, body)),
  handle(api.quitarAnotacion, (work, { id, anotacionId }) => quitarAnotacion(work, id, anotacionId)),
  answer(api.estarCorrigiendo, ({ db, actor }, { id, body }) =>
    estarCorrigiendo(db, actor, { id, ...body }, clock.now()),
  ),
  answer(api.dejarDeCorregir, ({ db, actor }, { id, body }) => dejarDeCorregir(db, actor, { id, ...body })),
  answer(api.leerPorCalificar, ({ db, actor }, { id }) => leerPorCalificar(db, actor, id)),
  handle(api.calificar, async (work, { id, body }) =>
    avisar(work, 'calificada', await calificarEntrega(work, id, body)),
  ),
  handle(api.devolver, async (work, { id, body }) =>
    avisar(work, 'devuelta', await devolverEntrega(work, id, body)),
  ),
];
