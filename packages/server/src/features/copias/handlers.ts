import * as api from '@catedra/shared/copias/api.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { veLoTecnico } from '@catedra/shared/tecnico/policy.ts';
import { hacerCopiaPedida, probarCopiaPedida } from '#features/copias/jobs.ts';
import { lectorDeCopias, leerCopias } from '#features/copias/leer-copias.ts';
import { runWork } from '#platform/changes/work.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

function exigir(actor: Actor): void {
  if (!veLoTecnico(actor)) throw sinPermiso();
}

const sinDestino = () =>
  new DomainError(409, 'COPIAS_SIN_DESTINO', 'No se ha dicho adónde van las copias: falta COPIAS_DESTINO.');

export const copiasHandlers = (platform: Platform) => {
  const leer = lectorDeCopias();
  return [
    answer(api.leerCopias, ({ actor }) => {
      exigir(actor);
      return leerCopias(platform, leer);
    }),
    handle(api.pedirCopia, async (work) => {
      exigir(work.actor);
      if (!platform.config.COPIAS_DESTINO) throw sinDestino();
      await work.enqueue(hacerCopiaPedida, {});
    }),
    answer(api.probarCopia, async ({ actor }, { nombre }) => {
      exigir(actor);
      if (!platform.config.COPIAS_DESTINO) throw sinDestino();
      const { copias } = await leerCopias(platform, leer);
      if (!copias.some((una) => una.nombre === nombre)) throw noEncontrado();
      await runWork(platform, actor, 'copias.probar', (work) => work.enqueue(probarCopiaPedida, { nombre }));
    }),
  ];
};
