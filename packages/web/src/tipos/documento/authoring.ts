import { lazy } from 'react';
import type { Authoring } from '#tipos/authoring.ts';

export const documento: Authoring<'documento'> = {
  editor: lazy(async () => ({ default: (await import('#tipos/documento/Editor.tsx')).Editor })),
  birth: null,
  files: true,
};
