import { isPassing } from '#platform/api-error.ts';
import { uploadPicture } from '#parts/texto/upload-picture.ts';
import type { ReadText } from '#parts/texto/word/word-html.ts';

/** One that the academy does not take is left out; a cut is for whoever asked. */
const unlessRefused = (error: unknown): null => {
  if (isPassing(error)) throw error;
  return null;
};

/** Takes the pictures of a text to the course's files; those that can't be taken are left out and counted. */
export async function placePictures(
  { html, mediaOf }: ReadText,
  cursoId: string,
): Promise<{ readonly html: string; readonly lost: number }> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  let lost = 0;
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-media]')) {
    const name = picture.dataset.media ?? '';
    const blob = await mediaOf(name);
    const extension = blob?.type.split('/').at(-1) ?? '';
    const file = blob && new File([blob], `imagen.${extension}`, { type: blob.type });
    const placed = file && (await uploadPicture(file, cursoId, () => undefined).catch(unlessRefused));
    if (placed) {
      const { src, width, height } = placed;
      picture.removeAttribute('data-media');
      picture.setAttribute('src', src);
      if (width && height) {
        picture.setAttribute('width', String(width));
        picture.setAttribute('height', String(height));
      }
    } else {
      lost += 1;
      picture.remove();
    }
  }
  return { html: page.body.innerHTML, lost };
}
