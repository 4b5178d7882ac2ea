import type { Subtitulos } from '@catedra/shared/actividades/tipos/video/contenido.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { upload } from '#platform/upload.ts';
import type { Bringing, Brought } from '#tipos/from-file.ts';
import { LANGUAGES, nextLanguage } from '#tipos/video/languages.ts';

const PATIENCE_MS = 10_000;

/** The length that the browser finds: the share that was watched is of this. */
async function secondsOf(file: File): Promise<number | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const measured = new Promise<number | null>((resolve) => {
    video.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(video.duration) && video.duration > 0 ? Math.round(video.duration) : null),
    );
    video.addEventListener('error', () => resolve(null));
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  video.preload = 'metadata';
  video.src = address;
  const seconds = await measured;
  URL.revokeObjectURL(address);
  return seconds;
}

/** A recording, with the captions that came beside it. */
export async function bring({ file, companions, cursoId, onProgress }: Bringing): Promise<Brought<'video'>> {
  const subida = ({ name }: File): Subida => ({ nombre: name, proposito: 'contenido', cursoId });
  const { id } = await upload(file, subida(file), { onProgress: (sent, all) => onProgress(sent / all) });
  const subtitulos: Subtitulos[] = [];
  for (const one of companions) {
    const idioma = nextLanguage(subtitulos.map((uno) => uno.idioma));
    const { id: archivoId } = await upload(one, subida(one));
    subtitulos.push({ archivoId, idioma, nombre: LANGUAGES[idioma] ?? idioma });
  }
  const segundos = await secondsOf(file);
  const contenido = { tipo: 'video', archivoId: id, url: '', segundos, subtitulos, descripcion: '' } as const;
  return { titulo: null, contenido: { ...contenido, subtitulos }, note: null };
}
