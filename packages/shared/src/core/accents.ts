const ONLY_ASCII = /^[\x20-\x7e]*$/;

/** Without the marks that Latin letters carry. Other scripts keep theirs: there they are other letters. */
export const withoutAccents = (text: string): string =>
  // Most texts have none, and looking for them is most of the work.
  ONLY_ASCII.test(text) ? text : text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** The same where ñ is a letter of its own. */
export const withoutAccentsButEñe = (text: string): string =>
  ONLY_ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/(n\u0303)|[\u0300-\u036f]/gi, '$1')
        .normalize('NFC');
