import { lazy } from 'react';
import type { Authoring } from '#tipos/authoring.ts';

export const tarea: Authoring<'tarea'> = {
  editor: lazy(async () => ({ default: (await import('#tipos/tarea/Editor.tsx')).Editor })),
  birth: null,
  files: false,
  names: ['entrega', 'ejercicio', 'practica'],
  fromAddress: null,
  fromFile: null,
};
