import { lazy } from 'react';
import type { Authoring } from '#tipos/authoring.ts';

export const lectura: Authoring<'lectura'> = {
  editor: lazy(async () => ({ default: (await import('#tipos/lectura/Editor.tsx')).Editor })),
  birth: null,
  files: false,
};
