import * as api from '@catedra/shared/usuarios/api.ts';
import { actualizarMisDatos } from '#features/usuarios/commands/actualizar-mis-datos.ts';
import { activarUsuario, suspenderUsuario } from '#features/usuarios/commands/cambiar-estado.ts';
import { eliminarUsuario } from '#features/usuarios/commands/eliminar-usuario.ts';
import { programarBaja } from '#features/usuarios/commands/programar-baja.ts';
import { exportarUsuarios } from '#features/usuarios/exportar-usuarios.ts';
import { leerFicha } from '#features/usuarios/leer-ficha.ts';
import { leerGruposYEditables } from '#features/usuarios/leer-grupos.ts';
import { answer, handle } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

const parsed = { parsed: true };

export const usuariosHandlers = ({ config }: Platform) => [
  handle(api.suspender, (work, { id }) => suspenderUsuario(work, id), parsed),
  handle(api.activar, (work, { id }) => activarUsuario(work, id), parsed),
  handle(
    api.programarBaja,
    (work, { id, body }) => programarBaja(work, id, body, config.ZONA_HORARIA),
    parsed,
  ),
  handle(api.eliminar, async (work, { id }) => {
    await eliminarUsuario(work, id);
    return { id };
  }),
  answer(api.leerGrupos, ({ db, actor }, { query }) => leerGruposYEditables(db, actor, query.ids)),
  answer(api.leerFicha, ({ db, actor, platform }, { id }) => leerFicha(db, actor, id, platform.clock.now())),
  answer(api.exportar, ({ platform, actor }, { body }) => exportarUsuarios(platform, actor, body)),
  handle(api.actualizarMisDatos, (work, { body }) => actualizarMisDatos(work, body), parsed),
];
