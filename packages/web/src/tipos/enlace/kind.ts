import { IconLink } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Kind } from '#tipos/kind.ts';

export const enlace: Kind<'enlace'> = {
  icon: IconLink,
  editor: lazy(async () => ({ default: (await import('#tipos/enlace/Editor.tsx')).Editor })),
  player: async () => (await import('#tipos/enlace/Player.tsx')).Player,
  birth: lazy(async () => ({ default: (await import('#tipos/enlace/Address.tsx')).Address })),
  files: false,
};
