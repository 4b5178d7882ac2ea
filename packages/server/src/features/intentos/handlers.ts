import * as api from '@catedra/shared/intentos/api.ts';
import { leerEvaluacion } from '#features/intentos/leer-evaluacion.ts';
import { leerPruebas } from '#features/intentos/leer-pruebas.ts';
import { answer } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

/** Evaluations as the person who takes them meets them. */
export const intentosHandlers = ({ db, clock, config: { ZONA_HORARIA: zona } }: Platform) => [
  answer(api.leerPruebas, async ({ actor }) => ({
    pruebas: await leerPruebas(db, actor, zona, clock.now()),
  })),
  answer(api.leerEvaluacion, ({ actor }, { id }) => leerEvaluacion(db, actor, zona, id, clock.now())),
];
