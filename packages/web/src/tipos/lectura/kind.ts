import { IconBook } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Kind } from '#tipos/kind.ts';

export const lectura: Kind<'lectura'> = {
  icon: IconBook,
  editor: lazy(async () => ({ default: (await import('#tipos/lectura/Editor.tsx')).Editor })),
  player: async () => (await import('#tipos/lectura/Player.tsx')).Player,
  birth: null,
  files: false,
};
