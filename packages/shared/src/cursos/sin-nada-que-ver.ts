/** Nothing to read and nothing to look at: tags and blanks alone. */
export const sinNadaQueVer = (html: string): boolean =>
  !/<(img|hr)\b|<(div|span) data-type=/i.test(html) && html.replace(/<[^<>]*>|&nbsp;/gi, '').trim() === '';
