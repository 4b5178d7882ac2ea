import * as api from '@catedra/shared/cargas/api.ts';
import { archivoHandlers } from '#features/cargas/archivo/archivo-handlers.ts';
import { cambiarCarga, releer } from '#features/cargas/commands/cambiar-carga.ts';
import { corregirFila } from '#features/cargas/commands/corregir-fila.ts';
import { corregirIguales } from '#features/cargas/commands/corregir-iguales.ts';
import { deshacerCarga } from '#features/cargas/commands/deshacer-carga.ts';
import { importarCarga } from '#features/cargas/commands/importar-carga.ts';
import { revisarCarga } from '#features/cargas/commands/revisar-carga.ts';
import { preverDeshacer } from '#features/cargas/deshacer/prever.ts';
import { noTermino } from '#features/cargas/errors.ts';
import { deshacerDeCarga, importarDeCarga, invitarDeCarga } from '#features/cargas/jobs.ts';
import { leerValores } from '#features/cargas/filas/leer-valores.ts';
import { leerFilas } from '#features/cargas/filas/leer-filas.ts';
import { preverInvitar } from '#features/cargas/entrada/invitar.ts';
import { encontrarCarga, leerCarga, leerCargas } from '#features/cargas/queries.ts';
import { leerPlazosDeCarga } from '#features/cargas/revisar/plazos.ts';
import { leerSalen } from '#features/cargas/revisar/salen.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, handle, nameOf } from '#platform/http/handler.ts';

const reads = [
  answer(api.leerCargas, ({ db, actor }, { query }) => leerCargas(db, actor, query)),
  answer(api.leerCarga, ({ db, actor }, { id }) => leerCarga(db, actor, id)),
  answer(api.leerFilas, ({ db, actor }, { id, query }) => leerFilas(db, actor, id, query)),
  answer(api.leerSalen, ({ db, actor }, { id, query }) => leerSalen(db, actor, id, query)),
  answer(api.leerPlazosPasados, ({ db, actor, platform }, { id }) =>
    leerPlazosDeCarga(db, actor, id, platform.clock.now()),
  ),
  answer(api.leerValores, ({ db, actor }, { id, columna }) => leerValores(db, actor, id, columna)),
  answer(api.preverDeshacer, ({ db, actor }, { id }) => preverDeshacer(db, actor, id)),
  answer(api.preverInvitar, ({ db, actor }, { id }) => preverInvitar(db, actor, id)),
];

const review = [
  answer(api.cambiar, async ({ platform, db, actor }, { id, body }) => {
    const leido = await releer(platform, actor, id, body);
    await runWork(platform, actor, nameOf(api.cambiar), (work) => cambiarCarga(work, id, body, leido));
    return leerCarga(db, actor, id);
  }),
  answer(api.revisar, async ({ platform, db, actor }, { id }) => {
    await revisarCarga(platform, actor, id);
    return leerCarga(db, actor, id);
  }),
  handle(api.corregirFila, (work, { id, linea, body }) => corregirFila(work, id, linea, body)),
  handle(api.corregirIguales, (work, { id, body }) => corregirIguales(work, id, body)),
];

const orders = [
  answer(api.importar, async ({ platform, db, actor }, { id, body }) => {
    await runWork(platform, actor, nameOf(api.importar), async (work) => {
      if (await importarCarga(work, id, body)) await work.enqueue(importarDeCarga, { id });
    });
    return leerCarga(db, actor, id);
  }),
  answer(api.deshacer, async ({ platform, db, actor }, { id }) => {
    await runWork(platform, actor, nameOf(api.deshacer), async (work) => {
      if (await deshacerCarga(work, id)) await work.enqueue(deshacerDeCarga, { id, actorId: actor.id });
    });
    return leerCarga(db, actor, id);
  }),
  answer(api.invitar, async ({ platform, db, actor }, { id }) => {
    await runWork(platform, actor, nameOf(api.invitar), async (work) => {
      const { estado } = await encontrarCarga(work.tx, actor, id);
      if (estado !== 'importada') throw noTermino();
      await work.enqueue(invitarDeCarga, { id, desde: work.now.toISOString() });
    });
    return leerCarga(db, actor, id);
  }),
];

export const cargasHandlers = () => [...reads, ...review, ...orders, ...archivoHandlers];
