import { videoIncrustado } from '@catedra/shared/actividades/incrustado.ts';
import { makeLists } from '#parts/texto/word/word-lists.ts';

/** What can't be in a text: what it plays, draws or asks by itself. */
const OBJECTS = 'object, embed, video, audio, canvas, svg, form, input, select, textarea';

/** Pictures of other sites become links: shown, they would tell those sites who reads. */
function linkPictures(page: Document): void {
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[src^="https://"]')) {
    const link = page.createElement('a');
    link.href = picture.src;
    link.textContent = picture.alt || picture.src;
    picture.replaceWith(link);
  }
}

/** The video of a frame, if it is of those that may be framed. */
function placeVideos(page: Document): void {
  for (const frame of page.querySelectorAll('iframe')) {
    const src = videoIncrustado(frame.getAttribute('src') ?? '');
    if (!src) continue;
    const embed = page.createElement('div');
    embed.dataset.type = 'embed';
    embed.dataset.src = src;
    frame.replaceWith(embed);
  }
}

/** What is folded stays open, under the words that opened it. */
function unfold(page: Document): void {
  for (const summary of page.querySelectorAll('summary')) {
    const words = page.createElement('p');
    const strong = page.createElement('strong');
    strong.append(...summary.childNodes);
    words.append(strong);
    summary.replaceWith(words);
  }
  for (const fold of page.querySelectorAll('details')) fold.replaceWith(...fold.childNodes);
}

/** How many of each could not come as they were. */
export interface LeftOut {
  readonly pictures: number;
  readonly frames: number;
  readonly folds: number;
  readonly objects: number;
}

const pageOf = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<(\/?)h1\b/gi, '<$1h2'), 'text/html');

/** A picture that is neither here nor at an address: whoever pasted it has it on their computer alone. */
export const isElsewhere = (picture: Element): boolean =>
  !/^(https:\/\/|\/archivos\/)/.test(picture.getAttribute('src') ?? '') &&
  !picture.hasAttribute('data-media');

export function leftOutOf(html: string): LeftOut {
  const page = pageOf(html);
  placeVideos(page);
  return {
    pictures: [...page.querySelectorAll('img')].filter(isElsewhere).length,
    frames: page.querySelectorAll('iframe, frame').length + (html.match(/<v:textbox\b/gi)?.length ?? 0),
    folds: page.querySelectorAll('details').length,
    objects: page.querySelectorAll(OBJECTS).length + (html.match(/<o:OLEObject\b/gi)?.length ?? 0),
  };
}

/** Titles one level down, lists of Word as lists, and nothing that would show a page of somebody else. */
export function pastedHtml(html: string): string {
  const page = pageOf(html);
  makeLists(page);
  linkPictures(page);
  placeVideos(page);
  unfold(page);
  return page.body.innerHTML;
}
