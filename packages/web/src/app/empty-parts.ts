/** «//home» with its empty part written out, so that nothing takes it for «/home». */
export const withEmptyParts = (path: string): string => path.replaceAll(/\/(?=\/)/g, '/%2F');

/** An address is one alone: one with an empty part is none of the academy's, and the router would go to the one without it. */
export function keepEmptyParts({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  const { pathname, search, hash } = location;
  const kept = withEmptyParts(pathname);
  if (kept !== pathname) history.replaceState(history.state, '', kept + search + hash);
}
