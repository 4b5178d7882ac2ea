import * as api from '@catedra/shared/preguntas/api.ts';
import { descartarBorrador, usarDesdeAhora, volverAVersion } from '#features/preguntas/commands/borrador.ts';
import { eliminarCarpeta, guardarCarpeta } from '#features/preguntas/commands/carpetas.ts';
import { duplicarPregunta } from '#features/preguntas/commands/duplicar-pregunta.ts';
import { guardarPregunta } from '#features/preguntas/commands/guardar-pregunta.ts';
import {
  etiquetarPreguntas,
  llevarALaPapelera,
  moverPreguntas,
  recuperarPreguntas,
} from '#features/preguntas/commands/varias.ts';
import { leerBanco } from '#features/preguntas/leer-banco.ts';
import { leerCarpetas } from '#features/preguntas/leer-carpetas.ts';
import { leerPregunta } from '#features/preguntas/leer-pregunta.ts';
import { leerVersionesDe } from '#features/preguntas/leer-versiones.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const preguntasHandlers = () => [
  answer(api.leerBanco, ({ db, actor }, { query }) => leerBanco(db, actor, query)),
  answer(api.leerPregunta, ({ db, actor }, { id }) => leerPregunta(db, actor, id)),
  answer(api.leerVersiones, ({ db, actor }, { id }) => leerVersionesDe(db, actor, id)),
  handle(api.guardarUna, (work, { id, body }) => guardarPregunta(work, id, body)),
  handle(api.usarDesdeAhora, (work, { id }) => usarDesdeAhora(work, id)),
  handle(api.volverAUnaVersion, (work, { id, body }) => volverAVersion(work, id, body)),
  handle(api.descartarBorrador, (work, { id }) => descartarBorrador(work, id)),
  handle(api.duplicar, (work, { id, body }) => duplicarPregunta(work, id, body)),
  handle(api.mover, (work, { body }) => moverPreguntas(work, body.ids, body.carpetaId)),
  handle(api.etiquetar, (work, { body }) => etiquetarPreguntas(work, body)),
  handle(api.aLaPapelera, (work, { body }) => llevarALaPapelera(work, body.ids)),
  handle(api.recuperar, (work, { body }) => recuperarPreguntas(work, body.ids)),
  answer(api.leerCarpetas, ({ db, actor }) => leerCarpetas(db, actor)),
  handle(api.guardarUnaCarpeta, (work, { id, body }) => guardarCarpeta(work, id, body)),
  handle(api.eliminarCarpeta, (work, { id }) => eliminarCarpeta(work, id)),
];
