import { IconBook } from '@tabler/icons-react';
import type { Kind } from '#tipos/kind.ts';

export const lectura: Kind<'lectura'> = {
  icon: IconBook,
  player: async () => (await import('#tipos/lectura/Player.tsx')).Player,
};
