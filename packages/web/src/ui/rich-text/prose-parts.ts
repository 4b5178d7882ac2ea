import { esIncrustable } from '@catedra/shared/actividades/incrustado.ts';
import { ANCHOS, direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { FRAME } from '#ui/rich-text/video-embed.ts';

const EMPTY_FRAME = `<iframe sandbox="${FRAME.sandbox}" allow="${FRAME.allow}" referrerpolicy="${FRAME.referrerPolicy}" loading="lazy"></iframe>`;

const OWN_FILE = /^\/archivos\/([0-9a-f-]{36})$/;
/** A reading is never wider than this, so no larger picture is asked for. */
const SIZES = '(min-width: 700px) 640px, 100vw';
const WIDEST = Math.max(...ANCHOS);

/** Cleaned HTML as it is read: pictures at their width, tables that scroll alone, videos in their players. */
export function preparedHtml(html: string): string {
  // A document of its own loads nothing while it is being changed.
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const image of page.querySelectorAll('img')) preparePicture(image);
  for (const table of page.querySelectorAll('table')) wrapTable(page, table);
  for (const code of page.querySelectorAll('pre')) code.tabIndex = 0;
  for (const link of page.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const embed of page.querySelectorAll<HTMLElement>('[data-type="embed"]')) prepareEmbed(embed);
  for (const formula of page.querySelectorAll<HTMLElement>('[data-latex]')) {
    formula.textContent = formula.dataset.latex ?? '';
    // A long one scrolls by itself.
    if (formula.dataset.type === 'block-math') formula.tabIndex = 0;
  }
  return page.body.innerHTML;
}

function preparePicture(image: HTMLImageElement): void {
  image.loading = 'lazy';
  image.decoding = 'async';
  const [, id] = OWN_FILE.exec(image.getAttribute('src') ?? '') ?? [];
  if (!id) {
    image.referrerPolicy = 'no-referrer';
    return;
  }
  const own = Number(image.getAttribute('width'));
  if (!Number.isInteger(own) || own <= 0) {
    // A width that the file may not have would make a small picture smaller.
    image.src = direccionDeArchivo(id, WIDEST);
    return;
  }
  const narrower = ANCHOS.slice(1).filter((ancho) => ancho < own);
  image.srcset = [
    ...narrower.map((ancho) => `${direccionDeArchivo(id, ancho)} ${ancho}w`),
    ...(own <= WIDEST ? [`${direccionDeArchivo(id)} ${own}w`] : []),
  ].join(', ');
  image.sizes = SIZES;
}

function wrapTable(page: Document, table: HTMLTableElement): void {
  const scroll = page.createElement('div');
  scroll.dataset.scroll = '';
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'group');
  scroll.setAttribute('aria-label', table.caption?.textContent || 'Tabla');
  table.replaceWith(scroll);
  scroll.append(table);
}

function prepareEmbed(embed: HTMLElement): void {
  const { src = '' } = embed.dataset;
  if (!esIncrustable(src)) return;
  embed.innerHTML = EMPTY_FRAME;
  const frame = embed.querySelector('iframe');
  frame?.setAttribute('src', src);
  frame?.setAttribute('title', 'Vídeo');
}
