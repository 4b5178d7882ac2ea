import type { Authoring } from '#tipos/authoring.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

export const documento: Authoring<'documento'> = {
  editor: lazyPart(async () => (await import('#tipos/documento/Editor.tsx')).Editor),
  birth: null,
  files: true,
  names: ['pdf', 'archivo'],
  fromAddress: null,
  // Whatever nobody else takes is read or downloaded as it is.
  fromFile: {
    takes: () => true,
    bring: async (bringing) => (await import('#tipos/documento/bring.ts')).bring(bringing),
  },
};
