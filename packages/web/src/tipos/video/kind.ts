import { IconPlayerPlay } from '@tabler/icons-react';
import type { Kind } from '#tipos/kind.ts';

export const video: Kind<'video'> = {
  icon: IconPlayerPlay,
  player: async () => (await import('#tipos/video/Player.tsx')).Player,
};
