import * as api from '@catedra/shared/campos/api.ts';
import { cambiarCampo } from '#features/campos/commands/cambiar-campo.ts';
import { crearCampo } from '#features/campos/commands/crear-campo.ts';
import { ordenarCampos } from '#features/campos/commands/ordenar-campos.ts';
import { ponerOpciones, recuperarOpcion } from '#features/campos/commands/poner-opciones.ts';
import { quitarOpcion } from '#features/campos/commands/quitar-opcion.ts';
import { eliminarCampo, recuperarCampo, retirarCampo } from '#features/campos/commands/retirar-campo.ts';
import { leerCampos, leerUso } from '#features/campos/leer-campos.ts';
import { leerPersonas } from '#features/campos/leer-personas.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { answer, handle } from '#platform/http/handler.ts';

export const camposHandlers = () => [
  answer(api.leerCampos, ({ db, actor }) => leerCampos(db, actor)),
  answer(api.leerPersonas, ({ db, actor }, { query }) => leerPersonas(db, usuariosBinding, actor, query.ids)),
  answer(api.leerUso, ({ db, actor }) => leerUso(db, actor)),
  handle(api.crearCampo, (work, { id, body }) => crearCampo(work, id, body)),
  handle(api.cambiarCampo, (work, { id, body }) => cambiarCampo(work, id, body)),
  handle(api.ordenarCampos, (work, { body }) => ordenarCampos(work, body.ids)),
  handle(api.ponerOpciones, (work, { id, body }) => ponerOpciones(work, id, body)),
  answer(api.quitarOpcion, ({ platform, actor }, { id, opcionId, body }) =>
    quitarOpcion(platform, actor, id, opcionId, body),
  ),
  handle(api.recuperarOpcion, (work, { id, opcionId }) => recuperarOpcion(work, id, opcionId)),
  handle(api.retirarCampo, (work, { id }) => retirarCampo(work, id)),
  handle(api.recuperarCampo, (work, { id }) => recuperarCampo(work, id)),
  handle(api.eliminarCampo, async (work, { id }) => {
    await eliminarCampo(work, id);
    return { id };
  }),
];
