import { IconPencil } from '@tabler/icons-react';
import type { Kind } from '#tipos/kind.ts';

export const tarea: Kind<'tarea'> = {
  icon: IconPencil,
  player: async () => (await import('#tipos/tarea/Player.tsx')).Player,
};
