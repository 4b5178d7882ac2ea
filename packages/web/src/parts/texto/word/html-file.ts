import { pastedHtml } from '#parts/texto/pasted-html.ts';
import { dataPicture, isDataPicture } from '#parts/texto/word/data-picture.ts';
import { UnreadableFile } from '#parts/texto/word/unzip.ts';
import type { ReadText } from '#parts/texto/word/word-html.ts';

const APART = 'script, style, noscript, template, nav, iframe, object, svg, form, head';
/** Reads a page saved as HTML: what it says, without what surrounds it. Pictures that it carries inside come too. */
export async function readHtml(file: Blob): Promise<ReadText> {
  const page = new DOMParser().parseFromString(await file.text(), 'text/html');
  const heading = page.querySelector('h1');
  const title = (heading?.textContent ?? page.title).trim().replace(/\s+/g, ' ') || null;
  heading?.remove();
  for (const one of page.querySelectorAll(APART)) one.remove();
  const pictures: string[] = [];
  for (const picture of page.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    if (isDataPicture(address)) picture.dataset.media = String(pictures.push(address) - 1);
    if (!address.startsWith('https://')) picture.removeAttribute('src');
  }
  const html = pastedHtml((page.querySelector('main, article') ?? page.body).innerHTML).trim();
  if (html === '') throw new UnreadableFile('El archivo no tiene ningún texto.');
  return { title, html, mediaOf: async (name) => dataPicture(pictures[Number(name)] ?? '') };
}
