import { isElsewhere, pastedHtml } from '#parts/texto/pasted-html.ts';
import { dataPicture } from '#parts/texto/word/data-picture.ts';
import { rtfPictures } from '#parts/texto/word/rtf-pictures.ts';
import type { ReadText } from '#parts/texto/word/word-html.ts';

/** What was pasted, with the pictures that the clipboard itself carries; null when it carries none. */
export function withPictures(html: string, rtf: string): ReadText | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const pictures = [...page.querySelectorAll('img')].filter(isElsewhere);
  if (pictures.length === 0) return null;
  const inRtf = rtfPictures(rtf);
  const ofComputer = pictures.filter((one) => !one.getAttribute('src')?.startsWith('data:'));
  // By their order: with more or fewer of them than are shown, nobody knows which is which.
  const known = inRtf.length === ofComputer.length;
  const blobs = pictures.map((one) =>
    ofComputer.includes(one)
      ? known
        ? (inRtf[ofComputer.indexOf(one)] ?? null)
        : null
      : dataPicture(one.getAttribute('src') ?? ''),
  );
  if (blobs.every((blob) => blob === null)) return null;
  pictures.forEach((one, i) => {
    one.removeAttribute('src');
    one.dataset.media = String(i);
  });
  return {
    title: null,
    html: pastedHtml(page.body.innerHTML),
    mediaOf: (name) => Promise.resolve(blobs[Number(name)] ?? null),
  };
}
