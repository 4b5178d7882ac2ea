import { IconFileText } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Kind } from '#tipos/kind.ts';

export const documento: Kind<'documento'> = {
  icon: IconFileText,
  editor: lazy(async () => ({ default: (await import('#tipos/documento/Editor.tsx')).Editor })),
  player: async () => (await import('#tipos/documento/Player.tsx')).Player,
  birth: null,
  files: true,
};
