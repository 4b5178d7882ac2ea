import { contenidoVacio, type ContenidoDe } from '@catedra/shared/actividades/contenido.ts';
import { videoIncrustado } from '@catedra/shared/actividades/incrustado.ts';
import type { Authoring } from '#tipos/authoring.ts';
import { baseOf, extensionOf } from '#tipos/from-file.ts';
import { isRecording } from '#tipos/video/playable.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

/** «cargas.vtt» and «cargas.es.vtt» go with «cargas.mp4». */
const captionsOf = (video: File, other: File) =>
  extensionOf(other) === 'vtt' &&
  [baseOf(other.name), baseOf(baseOf(other.name))].includes(baseOf(video.name));

export const video: Authoring<'video'> = {
  editor: lazyPart(async () => (await import('#tipos/video/Editor.tsx')).Editor),
  birth: null,
  files: true,
  names: ['grabacion'],
  fromAddress: (url) =>
    videoIncrustado(url) ? { ...(contenidoVacio('video') as ContenidoDe<'video'>), url } : null,
  fromFile: {
    // Those that no browser plays too: told here, they are not left as a file to download.
    takes: (file) => isRecording(file),
    goesWith: captionsOf,
    bring: async (bringing) => (await import('#tipos/video/bring.ts')).bring(bringing),
  },
};
