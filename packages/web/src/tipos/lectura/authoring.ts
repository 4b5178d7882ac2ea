import type { Authoring } from '#tipos/authoring.ts';
import { extensionOf } from '#tipos/from-file.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

export const lectura: Authoring<'lectura'> = {
  editor: lazyPart(async () => (await import('#tipos/lectura/Editor.tsx')).Editor),
  birth: null,
  files: false,
  names: ['texto', 'leer'],
  fromAddress: null,
  fromFile: {
    takes: (file) => /^(docx|html?)$/.test(extensionOf(file)),
    doing: 'Leyendo el texto…',
    bring: async (bringing) => (await import('#tipos/lectura/bring.ts')).bring(bringing),
  },
};
