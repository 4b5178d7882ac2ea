import { lazy } from 'react';
import type { Authoring } from '#tipos/authoring.ts';

export const enlace: Authoring<'enlace'> = {
  editor: lazy(async () => ({ default: (await import('#tipos/enlace/Editor.tsx')).Editor })),
  birth: lazy(async () => ({ default: (await import('#tipos/enlace/Address.tsx')).Address })),
  files: false,
  names: ['web', 'pagina', 'link'],
  fromAddress: (url) => ({ tipo: 'enlace', url, descripcion: '' }),
  fromFile: null,
};
