import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { ComponentType } from 'react';
import type { PlayerProps } from '#tipos/player.ts';

type Players = { readonly [T in TipoActividad]: () => Promise<ComponentType<PlayerProps<T>>> };

/** Where the player of each kind comes from: it travels when an activity of its kind is opened. */
const players: Players = {
  lectura: async () => (await import('#tipos/lectura/Player.tsx')).Player,
  video: async () => (await import('#tipos/video/Player.tsx')).Player,
  documento: async () => (await import('#tipos/documento/Player.tsx')).Player,
  enlace: async () => (await import('#tipos/enlace/Player.tsx')).Player,
  tarea: async () => (await import('#tipos/tarea/Player.tsx')).Player,
  evaluacion: async () => (await import('#tipos/evaluacion/Player.tsx')).Player,
};

/** The player of a kind, for a content of that same kind. */
export const loadPlayer = (tipo: TipoActividad) => players[tipo]() as Promise<ComponentType<PlayerProps>>;
