import * as api from '@catedra/shared/perfiles/api.ts';
import { eliminarPerfil } from '#features/perfiles/commands/eliminar-perfil.ts';
import { explicarPermiso } from '#features/perfiles/explicar-permiso.ts';
import { leerEfecto } from '#features/perfiles/leer-efecto.ts';
import { leerQuienDa } from '#features/perfiles/leer-quien-da.ts';
import { negarAcceso } from '#features/perfiles/peticiones/contestar.ts';
import { leerPeticiones } from '#features/perfiles/peticiones/leer.ts';
import { pedirAcceso } from '#features/perfiles/peticiones/pedir.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

export const perfilesHandlers = ({ clock }: Platform) => [
  answer(api.leerEfecto, ({ db, actor }, { id, body }) => leerEfecto(db, actor, id, body.permisos)),
  answer(api.leerQuienDa, ({ db, actor }, { query }) => leerQuienDa(db, actor, query.permisos, clock.now())),
  answer(api.explicar, ({ db, actor }, { body }) => explicarPermiso(db, actor, body)),
  handle(api.pedirAcceso, (work, { id, body }) => pedirAcceso(work, id, body)),
  answer(api.leerPeticiones, ({ db, actor }, { query }) => leerPeticiones(db, actor, query)),
  handle(api.negarAcceso, (work, { id, body }) => negarAcceso(work, id, body.respuesta)),
  handle(api.eliminar, (work, { id, body }) => eliminarPerfil(work, id, body.destino)),
];
