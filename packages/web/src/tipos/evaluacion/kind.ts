import { IconClipboardCheck } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Kind } from '#tipos/kind.ts';

export const evaluacion: Kind<'evaluacion'> = {
  icon: IconClipboardCheck,
  editor: lazy(async () => ({ default: (await import('#tipos/evaluacion/Editor.tsx')).Editor })),
  player: async () => (await import('#tipos/evaluacion/Player.tsx')).Player,
  birth: null,
  files: false,
};
