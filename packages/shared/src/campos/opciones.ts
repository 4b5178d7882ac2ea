import { sinAdornos } from '#cargas/texto.ts';

/** A text that is there twice as people read it, or null. */
export function repetida(opciones: readonly { readonly texto: string }[]): string | null {
  const vistas = new Set<string>();
  for (const { texto } of opciones) {
    const llano = sinAdornos(texto);
    if (vistas.has(llano)) return texto;
    vistas.add(llano);
  }
  return null;
}

/** A pasted list, one value in each line: tidy, and each once. */
export function opcionesPegadas(pegado: string): string[] {
  const vistas = new Map<string, string>();
  for (const linea of pegado.split(/[\n\r\t;]+/)) {
    const texto = linea.trim().replace(/\s+/g, ' ');
    if (texto !== '' && !vistas.has(sinAdornos(texto))) vistas.set(sinAdornos(texto), texto);
  }
  return [...vistas.values()];
}
