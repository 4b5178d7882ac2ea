/** Letters that a header's own quotes can hold; the rest travels in the second, encoded name. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');

const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** How a browser takes an answer that is a file, and how it calls it. */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;
