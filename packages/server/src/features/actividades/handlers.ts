import * as api from '@catedra/shared/actividades/api.ts';
import { duplicarActividad } from '#features/actividades/commands/duplicar-actividad.ts';
import { ordenarActividades } from '#features/actividades/commands/ordenar-actividades.ts';
import { ponerFechaLimite } from '#features/actividades/commands/poner-fecha-limite.ts';
import { leerContenido } from '#features/actividades/queries.ts';
import { answerWritten, handle } from '#platform/http/handler.ts';

export const actividadesHandlers = () => [
  answerWritten(api.leerContenido, ({ db, actor }, { id }) => leerContenido(db, actor, id)),
  handle(api.ordenar, (work, { id, body }) => ordenarActividades(work, id, body.actividades)),
  handle(api.ponerFechaLimite, (work, { id, body }) => ponerFechaLimite(work, id, body)),
  handle(api.duplicar, (work, { id, body }) => duplicarActividad(work, id, body.copiaId)),
];
