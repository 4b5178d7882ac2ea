import { IconLink } from '@tabler/icons-react';
import type { Kind } from '#tipos/kind.ts';

export const enlace: Kind<'enlace'> = {
  icon: IconLink,
  player: async () => (await import('#tipos/enlace/Player.tsx')).Player,
};
