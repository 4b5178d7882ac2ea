import { IconPencil } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Kind } from '#tipos/kind.ts';

export const tarea: Kind<'tarea'> = {
  icon: IconPencil,
  editor: lazy(async () => ({ default: (await import('#tipos/tarea/Editor.tsx')).Editor })),
  player: async () => (await import('#tipos/tarea/Player.tsx')).Player,
  birth: null,
  files: false,
};
