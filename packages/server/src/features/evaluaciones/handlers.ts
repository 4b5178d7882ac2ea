import * as api from '@catedra/shared/evaluaciones/api.ts';
import { guardarAdaptacion, leerAdaptacion } from '#features/evaluaciones/commands/adaptacion.ts';
import {
  cerrarEvaluacion,
  publicarEvaluacion,
  volverABorrador,
} from '#features/evaluaciones/commands/cambiar-estado.ts';
import { crearConActividad } from '#features/evaluaciones/commands/crear-con-actividad.ts';
import { eliminarConActividad } from '#features/evaluaciones/commands/eliminar-con-actividad.ts';
import { guardarExcepcion, quitarExcepcion } from '#features/evaluaciones/commands/excepciones.ts';
import { guardarComposicion } from '#features/evaluaciones/commands/guardar-composicion.ts';
import { guardarSecretos } from '#features/evaluaciones/commands/guardar-secretos.ts';
import { publicarConCurso } from '#features/evaluaciones/commands/publicar-con-curso.ts';
import { leerDeAutor } from '#features/evaluaciones/leer-de-autor.ts';
import { leerExcepciones } from '#features/evaluaciones/leer-excepciones.ts';
import { answer, handle } from '#platform/http/handler.ts';

const parsed = { parsed: true };

export const evaluacionesHandlers = () => [
  handle(api.publicar, (work, { id }) => publicarEvaluacion(work, id), parsed),
  handle(api.publicarConCurso, (work, { id }) => publicarConCurso(work, id), parsed),
  handle(api.cerrar, (work, { id }) => cerrarEvaluacion(work, id), parsed),
  handle(api.volverABorrador, (work, { id }) => volverABorrador(work, id), parsed),
  handle(api.crearConActividad, (work, { body }) => crearConActividad(work, body), parsed),
  handle(api.eliminarConActividad, (work, { id }) => eliminarConActividad(work, id)),
  answer(api.leerDeAutor, ({ db, actor, platform }, { id }) =>
    leerDeAutor(db, actor, id, platform.clock.now()),
  ),
  handle(api.guardarComposicion, (work, { id, body }) => guardarComposicion(work, id, body)),
  handle(api.guardarSecretos, (work, { id, body }) => guardarSecretos(work, id, body)),
  answer(api.leerExcepciones, ({ db, actor }, { id }) => leerExcepciones(db, actor, id)),
  handle(api.guardarExcepcion, (work, { id, excepcionId, body }) =>
    guardarExcepcion(work, id, excepcionId, body),
  ),
  handle(api.quitarExcepcion, (work, { id, excepcionId }) => quitarExcepcion(work, id, excepcionId)),
  answer(api.leerAdaptacion, ({ db, actor }, { id }) => leerAdaptacion(db, actor, id)),
  handle(api.guardarAdaptacion, (work, { id, body }) => guardarAdaptacion(work, id, body)),
];
