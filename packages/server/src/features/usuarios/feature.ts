import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosHandlers } from '#features/usuarios/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const usuariosFeature: Feature = {
  nombre: 'usuarios',
  binding: usuariosBinding,
  handlers: usuariosHandlers,
};
