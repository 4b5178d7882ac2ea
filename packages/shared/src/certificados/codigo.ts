/** The signs of a code: no two that are taken for one another when read aloud or from paper. */
export const SIGNOS_DE_CODIGO = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const LARGO_DE_CODIGO = 12;

const ESCRITO = new RegExp(`^[${SIGNOS_DE_CODIGO}]{${LARGO_DE_CODIGO}}$`);

/** A code as somebody writes it, with dashes, spaces or small letters; null when it can be none. */
export function codigoDe(texto: string): string | null {
  const limpio = texto.replace(/[\s\-–—.]/gu, '').toUpperCase();
  return ESCRITO.test(limpio) ? limpio : null;
}

/** «K7QM-4XTD-9FHW», in three groups of four. */
export const codigoEscrito = (codigo: string): string => codigo.replace(/(.{4})(?=.)/g, '$1-');
