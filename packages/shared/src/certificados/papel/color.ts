/** The paper's own colour, whatever the academy's are. */
export const COLOR_DE_PAPEL = '#fffefb';

/** What letters need over the paper to be read by whoever sees little. */
const CONTRASTE_DE_LETRAS = 4.5;

const canal = (valor: number): number => {
  const parte = valor / 255;
  return parte <= 0.03928 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4;
};

function luz(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((desde) =>
    canal(Number.parseInt(color.slice(desde, desde + 2), 16)),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1, the same, to 21, black over white: of two colours `#rrggbb`. */
export function contraste(uno: string, otro: string): number {
  const [clara = 0, oscura = 0] = [luz(uno), luz(otro)].toSorted((a, b) => b - a);
  return (clara + 0.05) / (oscura + 0.05);
}

export const seLeeEnElPapel = (color: string): boolean =>
  contraste(color, COLOR_DE_PAPEL) >= CONTRASTE_DE_LETRAS;
