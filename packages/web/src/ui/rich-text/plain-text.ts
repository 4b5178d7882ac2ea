const BLOCKS = 'p, h2, h3, h4, li, tr, pre, blockquote, div, hr, img, figure';

/** The words of a rich text, a line for each paragraph: enough to compare two versions. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll<HTMLElement>('[data-latex]'))
    element.textContent = element.dataset.latex ?? '';
  for (const element of page.querySelectorAll<HTMLElement>('[data-src]'))
    element.textContent = `[${element.dataset.src}]`;
  for (const image of page.querySelectorAll('img'))
    image.before(`[imagen: ${image.alt || 'sin descripción'}]`);
  for (const block of page.querySelectorAll(BLOCKS)) block.append('\n');
  return (page.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
