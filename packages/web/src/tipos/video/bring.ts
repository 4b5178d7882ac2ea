import type { Subtitulos } from '@catedra/shared/actividades/tipos/video/contenido.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { upload } from '#platform/upload.ts';
import { type Bringing, type Brought, NotBrought } from '#tipos/from-file.ts';
import { unplayable } from '#tipos/video/playable.ts';
import { LANGUAGES, nextLanguage } from '#tipos/video/languages.ts';

const NOT_HERE =
  'Este navegador no lo reproduce: quizá sea HEVC (H.265). Para que se vea en todas partes, conviértelo a MP4 con H.264.';
const PATIENCE_MS = 10_000;

/** The length that the browser finds: the share that was watched is of this. `wrong` when it can't play it. */
async function secondsOf(file: File): Promise<number | null | 'wrong'> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const measured = new Promise<number | null | 'wrong'>((resolve) => {
    video.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(video.duration) && video.duration > 0 ? Math.round(video.duration) : null),
    );
    video.addEventListener('error', () => resolve('wrong'));
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
  const refused = unplayable(file);
  if (refused) throw new NotBrought(refused);
  const subida = ({ name }: File): Subida => ({ nombre: name, proposito: 'contenido', cursoId });
  const { id } = await upload(file, subida(file), { onProgress: (sent, all) => onProgress(sent / all) });
  const subtitulos: Subtitulos[] = [];
  for (const one of companions) {
    const idioma = nextLanguage(subtitulos.map((uno) => uno.idioma));
    const { id: archivoId } = await upload(one, subida(one));
    subtitulos.push({ archivoId, idioma, nombre: LANGUAGES[idioma] ?? idioma });
  }
  const found = await secondsOf(file);
  const segundos = found === 'wrong' ? null : found;
  const contenido = { tipo: 'video', archivoId: id, url: '', segundos, subtitulos, descripcion: '' } as const;
  return { titulo: null, contenido: { ...contenido, subtitulos }, note: found === 'wrong' ? NOT_HERE : null };
}
