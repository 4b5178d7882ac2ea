import * as api from '@catedra/shared/progreso/api.ts';
import { anotarLatidos } from '#features/progreso/anotar-latidos.ts';
import { abrirActividad } from '#features/progreso/commands/abrir-actividad.ts';
import { completarActividad } from '#features/progreso/commands/completar-actividad.ts';
import { latir } from '#features/progreso/commands/latir.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export const progresoHandlers = (
  { db, config: { ZONA_HORARIA } }: Platform,
  latidos = anotarLatidos(db.$client),
) => [
  handle(api.abrir, (work, { id }) => abrirActividad(work, ZONA_HORARIA, id)),
  handle(api.completar, (work, { id }) => completarActividad(work, ZONA_HORARIA, id)),
  answer(api.latir, ({ platform, actor }, { id, body }) => latir(platform, latidos, actor, id, body), {
    parsed: true,
  }),
];
