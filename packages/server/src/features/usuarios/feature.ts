import { usuariosBinding } from '#features/usuarios/binding.ts';
import { misDatosRoute } from '#features/usuarios/commands/actualizar-mis-datos.ts';
import { exportRoute } from '#features/usuarios/export-route.ts';
import { usuariosRoutes } from '#features/usuarios/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const usuariosFeature: Feature = {
  nombre: 'usuarios',
  binding: usuariosBinding,
  routes(app, platform) {
    usuariosRoutes(app, platform);
    exportRoute(app, platform);
    misDatosRoute(app, platform);
  },
};
