import type { Authoring } from '#tipos/authoring.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

export const tarea: Authoring<'tarea'> = {
  editor: lazyPart(async () => (await import('#tipos/tarea/Editor.tsx')).Editor),
  birth: null,
  files: false,
  names: ['entrega', 'ejercicio', 'practica'],
  fromAddress: null,
  fromFile: null,
};
