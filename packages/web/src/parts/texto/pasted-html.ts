/** Titles one level down, and pictures of other sites as links: shown, they would tell those sites who reads. */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<(\/?)h1\b/gi, '<$1h2'), 'text/html');
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[src^="https://"]')) {
    const link = page.createElement('a');
    link.href = picture.src;
    link.textContent = picture.alt || picture.src;
    picture.replaceWith(link);
  }
  return page.body.innerHTML;
}
