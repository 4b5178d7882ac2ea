import type { Authoring } from '#tipos/authoring.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

export const enlace: Authoring<'enlace'> = {
  editor: lazyPart(async () => (await import('#tipos/enlace/Editor.tsx')).Editor),
  birth: lazyPart(async () => (await import('#tipos/enlace/Address.tsx')).Address),
  files: false,
  names: ['web', 'pagina', 'link'],
  fromAddress: (url) => ({ tipo: 'enlace', url, descripcion: '' }),
  fromFile: null,
};
