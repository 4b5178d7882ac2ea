import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Feature } from '#platform/feature.ts';

export const usuariosFeature: Feature = { nombre: 'usuarios', binding: usuariosBinding };
