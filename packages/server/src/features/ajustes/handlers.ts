import * as api from '@catedra/shared/ajustes/api.ts';
import { cambiarAjustes } from '#features/ajustes/commands/cambiar-ajustes.ts';
import { leerAjustes } from '#features/ajustes/queries.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const ajustesHandlers = () => [
  answer(api.leerAjustes, ({ db }) => leerAjustes(db)),
  handle(api.cambiarAjustes, (work, { body }) => cambiarAjustes(work, body)),
];
