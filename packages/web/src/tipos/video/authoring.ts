import { lazy } from 'react';
import type { Authoring } from '#tipos/authoring.ts';

export const video: Authoring<'video'> = {
  editor: lazy(async () => ({ default: (await import('#tipos/video/Editor.tsx')).Editor })),
  birth: null,
  files: true,
};
