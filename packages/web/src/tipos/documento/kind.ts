import { IconFileText } from '@tabler/icons-react';
import type { Kind } from '#tipos/kind.ts';

export const documento: Kind<'documento'> = {
  icon: IconFileText,
  player: async () => (await import('#tipos/documento/Player.tsx')).Player,
};
