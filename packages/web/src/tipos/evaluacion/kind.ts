import { IconClipboardCheck } from '@tabler/icons-react';
import type { Kind } from '#tipos/kind.ts';

export const evaluacion: Kind<'evaluacion'> = {
  icon: IconClipboardCheck,
  player: async () => (await import('#tipos/evaluacion/Player.tsx')).Player,
};
