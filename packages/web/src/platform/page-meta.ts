/** A value that the server wrote into the page's own head. */
export const pageMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
