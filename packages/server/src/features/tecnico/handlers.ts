import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import * as api from '@catedra/shared/tecnico/api.ts';
import { veLoTecnico } from '@catedra/shared/tecnico/policy.ts';
import { leerConsultas } from '#features/tecnico/consultas/leer-consultas.ts';
import { leerEspacio } from '#features/tecnico/espacio/leer-espacio.ts';
import { leerProcesos } from '#features/tecnico/procesos/leer-procesos.ts';
import { leerTrabajos } from '#features/tecnico/trabajos/leer-trabajos.ts';
import { answer, handle } from '#platform/http/handler.ts';
import { discardQueue, tryQueueAgain } from '#platform/jobs/given-up.ts';
import type { Platform } from '#platform/platform.ts';

function exigir(actor: Actor): void {
  if (!veLoTecnico(actor)) throw sinPermiso();
}

export const tecnicoHandlers = (platform: Platform) => [
  answer(api.leerTrabajos, ({ db, actor }) => {
    exigir(actor);
    return leerTrabajos(db, platform.clock, platform.config.ZONA_HORARIA);
  }),
  answer(api.leerProcesos, ({ db, actor }) => {
    exigir(actor);
    return leerProcesos(db);
  }),
  answer(api.leerEspacio, ({ actor }) => {
    exigir(actor);
    return leerEspacio(platform);
  }),
  answer(api.leerConsultas, ({ db, actor }) => {
    exigir(actor);
    return leerConsultas(db);
  }),
  handle(api.reintentarTrabajos, async ({ tx, actor }, { body: { cola, hasta } }) => {
    exigir(actor);
    return { cuantos: await tryQueueAgain(tx, cola, hasta) };
  }),
  handle(api.descartarTrabajos, async ({ tx, actor }, { body: { cola, hasta } }) => {
    exigir(actor);
    return { cuantos: await discardQueue(tx, cola, hasta) };
  }),
];
