const HUECO = /\[\[([a-z0-9]{4,12})\]\]/g;

/** Where gaps stand in a text, each with its id, in order. */
export const huecosDelTexto = (texto: string): string[] =>
  [...texto.matchAll(HUECO)].map(([, id = '']) => id);

/** The text with something in the place of each gap. */
export const conHuecos = (texto: string, enSuLugar: (id: string) => string): string =>
  texto.replace(HUECO, (_, id: string) => enSuLugar(id));
