import type { Authoring } from '#tipos/authoring.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

export const evaluacion: Authoring<'evaluacion'> = {
  editor: lazyPart(async () => (await import('#tipos/evaluacion/Editor.tsx')).Editor),
  birth: null,
  files: false,
  names: ['examen', 'test', 'cuestionario', 'prueba'],
  fromAddress: null,
  fromFile: null,
};
