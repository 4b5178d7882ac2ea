import { pastedHtml } from '#parts/texto/pasted-html.ts';
import { UnreadableFile } from '#parts/texto/word/unzip.ts';
import type { ReadText } from '#parts/texto/word/word-html.ts';

const APART = 'script, style, noscript, template, nav, iframe, object, svg, form, head';
const DATA = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/s;

function blobOf(address: string): Blob | null {
  const [, type, text] = DATA.exec(address) ?? [];
  if (!type || !text) return null;
  try {
    return new Blob([Uint8Array.from(atob(text.replace(/\s/g, '')), (one) => one.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}

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
    if (DATA.test(address)) picture.dataset.media = String(pictures.push(address) - 1);
    if (!address.startsWith('https://')) picture.removeAttribute('src');
  }
  const html = pastedHtml((page.querySelector('main, article') ?? page.body).innerHTML).trim();
  if (html === '') throw new UnreadableFile('El archivo no tiene ningún texto.');
  return { title, html, mediaOf: async (name) => blobOf(pictures[Number(name)] ?? '') };
}
