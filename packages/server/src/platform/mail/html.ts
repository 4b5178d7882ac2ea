const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);

export const linked = (text: string) =>
  text.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

const paragraph = (text: string) => `<p>${linked(escape(text)).replaceAll('\n', '<br>')}</p>`;

/** The same words for those who read mail as HTML: paragraphs, and addresses that can be clicked. */
export const htmlOf = (text: string): string =>
  [
    '<!doctype html><html lang="es"><head><meta charset="utf-8"></head>',
    '<body style="font-family:sans-serif;line-height:1.5">',
    ...text.split(/\n{2,}/).map(paragraph),
    '</body></html>',
  ].join('\n');
