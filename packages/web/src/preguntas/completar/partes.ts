const GAP = /\[\[([\w-]+)\]\]/g;

/** The cleaned text with an empty element where each gap stands: a field is put into it. */
export const withSlots = (html: string): string => html.replace(GAP, '<span data-hueco="$1"></span>');

/** The text with each gap as it was filled. */
export const filledHtml = (html: string, wordOf: (id: string) => string): string =>
  html.replace(GAP, (_, id: string) => `<strong>${escaped(wordOf(id))}</strong>`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
