import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Kind } from '#tipos/kind.ts';

export const video: Kind<'video'> = {
  icon: IconPlayerPlay,
  editor: lazy(async () => ({ default: (await import('#tipos/video/Editor.tsx')).Editor })),
  player: async () => (await import('#tipos/video/Player.tsx')).Player,
  birth: null,
  files: true,
};
