const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const coded = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Text of a cell: what XML can't hold, and what looks like such a code, goes by its code. */
export const escapeCell = (text: string): string =>
  escapeXml(
    text
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, coded)
      .toWellFormed(),
  );
