import * as api from '@catedra/shared/evaluaciones/api.ts';
import {
  cerrarEvaluacion,
  publicarEvaluacion,
  volverABorrador,
} from '#features/evaluaciones/commands/cambiar-estado.ts';
import { crearConActividad } from '#features/evaluaciones/commands/crear-con-actividad.ts';
import { eliminarConActividad } from '#features/evaluaciones/commands/eliminar-con-actividad.ts';
import { handle } from '#platform/http/handler.ts';

const parsed = { parsed: true };

export const evaluacionesHandlers = () => [
  handle(api.publicar, (work, { id }) => publicarEvaluacion(work, id), parsed),
  handle(api.cerrar, (work, { id }) => cerrarEvaluacion(work, id), parsed),
  handle(api.volverABorrador, (work, { id }) => volverABorrador(work, id), parsed),
  handle(api.crearConActividad, (work, { body }) => crearConActividad(work, body), parsed),
  handle(api.eliminarConActividad, (work, { id }) => eliminarConActividad(work, id)),
];
