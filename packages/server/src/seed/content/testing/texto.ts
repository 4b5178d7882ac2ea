/** Prose as it is read, one block per line; formulas follow other typing rules and leave one word in their place. */
export function textoDe(html: string): string {
  return html
    .replace(/<code>.*?<\/code>/gs, 'FÓRMULA')
    .replace(/<\/?(?:strong|em)>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&[lg]t;|&amp;/g, '·')
    .replace(/\n+/g, '\n')
    .trim();
}

/** Every string inside a value, with the path that leads to it. */
export function textosEn(valor: unknown, ruta = ''): [string, string][] {
  if (typeof valor === 'string') return [[ruta, valor]];
  if (valor === null || typeof valor !== 'object') return [];
  return Object.entries(valor).flatMap(([clave, hijo]) => textosEn(hijo, `${ruta}/${clave}`));
}
