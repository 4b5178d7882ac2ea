/** The text with gaps of an item of ours: what stands before it is what is asked. */
export const CON_HUECOS = 'texto-con-huecos';
/** How a list of folders is called among the others that a package may have. */
export const CARPETAS = 'Carpetas';
/** What an item is called there: an identifier never begins with a figure. */
export const PREFIJO_DE_ITEM = 'pregunta-';
/** What QTI has no element for stands in one that it has, by its class: as it is read back. */
export const COMO_CLASE: Readonly<Record<string, { readonly nombre: string; readonly clase: string }>> = {
  u: { nombre: 'span', clase: 'qti-underline' },
  s: { nombre: 'span', clase: 'qti-strikethrough' },
  figure: { nombre: 'div', clase: 'figura' },
  figcaption: { nombre: 'p', clase: 'pie-de-figura' },
};
