const BEYOND_ASCII = /[\u0080-\uffff]/g;

/** JSON of plain ASCII: other letters as escapes, so that long texts go out without being turned into UTF-8 each time. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    BEYOND_ASCII,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text of ASCII put together once, and not each time that it is written. */
export const oneText = (...pieces: readonly string[]): string =>
  Buffer.from(pieces.join(''), 'latin1').toString('latin1');

/** Nothing that JSON or ASCII would have to escape. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** The same for one short text among many: most need nothing but their quotes. */
export const asciiText = (text: string): string => (PLAIN.test(text) ? `"${text}"` : asciiJson(text));
