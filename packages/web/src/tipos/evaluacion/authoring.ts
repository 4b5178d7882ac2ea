import { lazy } from 'react';
import type { Authoring } from '#tipos/authoring.ts';

export const evaluacion: Authoring<'evaluacion'> = {
  editor: lazy(async () => ({ default: (await import('#tipos/evaluacion/Editor.tsx')).Editor })),
  birth: null,
  files: false,
  names: ['examen', 'test', 'cuestionario', 'prueba'],
  fromAddress: null,
  fromFile: null,
};
