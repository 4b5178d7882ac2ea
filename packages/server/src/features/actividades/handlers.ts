import * as api from '@catedra/shared/actividades/api.ts';
import { descartarCambios } from '#features/actividades/commands/descartar-cambios.ts';
import { duplicarActividad } from '#features/actividades/commands/duplicar-actividad.ts';
import { guardarActividad } from '#features/actividades/commands/guardar-actividad.ts';
import { ordenarActividades } from '#features/actividades/commands/ordenar-actividades.ts';
import { ponerFechaLimite } from '#features/actividades/commands/poner-fecha-limite.ts';
import { publicarCambios } from '#features/actividades/commands/publicar-cambios.ts';
import { quitarActividad, quitarActividades } from '#features/actividades/commands/quitar-actividad.ts';
import { quitarSeccion } from '#features/actividades/commands/quitar-seccion.ts';
import { leerPreparada } from '#features/actividades/leer-preparada.ts';
import { leerContenido } from '#features/actividades/queries.ts';
import { answer, answerWritten, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export const actividadesHandlers = ({ clock }: Platform) => [
  answerWritten(api.leerContenido, ({ db, actor }, { id }) => leerContenido(db, actor, id, clock.now())),
  answer(api.leerPreparada, ({ db, actor }, { id }) => leerPreparada(db, actor, id)),
  handle(api.ordenar, (work, { id, body }) => ordenarActividades(work, id, body.actividades)),
  handle(api.ponerFechaLimite, (work, { id, body }) => ponerFechaLimite(work, id, body)),
  handle(api.duplicar, (work, { id, body }) => duplicarActividad(work, id, body.copiaId)),
  handle(api.guardar, (work, { id, body }) => guardarActividad(work, id, body), { parsed: true }),
  handle(api.quitar, (work, { id }) => quitarActividad(work, id)),
  handle(api.quitarVarias, (work, { id, body }) => quitarActividades(work, id, body.actividadIds)),
  handle(api.quitarSeccion, (work, { id }) => quitarSeccion(work, id)),
  handle(api.publicar, (work, { id, body }) => publicarCambios(work, id, body.sello)),
  handle(api.descartar, (work, { id, body }) => descartarCambios(work, id, body)),
];
