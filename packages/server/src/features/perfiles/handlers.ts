import * as api from '@catedra/shared/perfiles/api.ts';
import { eliminarPerfil } from '#features/perfiles/commands/eliminar-perfil.ts';
import { explicarPermiso } from '#features/perfiles/explicar-permiso.ts';
import { leerEfecto } from '#features/perfiles/leer-efecto.ts';
import { leerQuienDa } from '#features/perfiles/leer-quien-da.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const perfilesHandlers = () => [
  answer(api.leerEfecto, ({ db, actor }, { id, body }) => leerEfecto(db, actor, id, body.permisos)),
  answer(api.leerQuienDa, ({ db, actor }, { query }) => leerQuienDa(db, actor, query.permisos)),
  answer(api.explicar, ({ db, actor }, { body }) => explicarPermiso(db, actor, body)),
  handle(api.eliminar, (work, { id, body }) => eliminarPerfil(work, id, body.destino)),
];
