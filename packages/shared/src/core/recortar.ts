/** A text in so many signs at most, with how it goes on left to whoever opens it. */
export const recortar = (texto: string, largo: number): string =>
  texto.length > largo ? `${texto.slice(0, largo - 1).trimEnd()}…` : texto;
