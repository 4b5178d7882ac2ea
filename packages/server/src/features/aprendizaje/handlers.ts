import * as api from '@catedra/shared/aprendizaje/api.ts';
import { recordarInicios } from '#features/aprendizaje/inicio-recordado.ts';
import { leerActividadAbierta } from '#features/aprendizaje/leer-actividad-abierta.ts';
import { leerCursoAbierto } from '#features/aprendizaje/leer-curso-abierto.ts';
import { leerFinal } from '#features/aprendizaje/leer-final.ts';
import { leerMiTrabajo } from '#features/aprendizaje/leer-mi-trabajo.ts';
import { answer, answerWritten } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

/** What the learner's screens read, one request each. */
export const aprendizajeHandlers = (platform: Platform) => {
  const { db, clock, config } = platform;
  const { ZONA_HORARIA: zona } = config;
  const inicio = recordarInicios(platform);
  return [
    answerWritten(api.leerInicio, ({ actor }) => inicio(actor)),
    answerWritten(api.leerCurso, async ({ actor }, { idOSlug }) =>
      Buffer.from(await leerCursoAbierto(db, actor, zona, idOSlug, clock.now()), 'latin1'),
    ),
    answer(api.leerFinal, ({ actor }, { id }) => leerFinal(db, actor, zona, id, clock.now())),
    answer(api.leerActividad, ({ actor }, { id }) => leerActividadAbierta(db, actor, zona, id, clock.now())),
    answer(api.leerMiTrabajo, ({ actor }, { id }) => leerMiTrabajo(db, actor, zona, id)),
  ];
};
