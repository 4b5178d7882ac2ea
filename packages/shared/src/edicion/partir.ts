const MARCA = /<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/gi;
const SIN_CIERRE = /^(img|br|hr|input|col|source|track|wbr)$/i;

/** A rich text by its blocks, a plain one by its lines; put together they are the same text. */
export function partir(texto: string): string[] {
  if (!texto.startsWith('<')) return texto.match(/[^\n]*\n|[^\n]+/g) ?? [];
  const partes: string[] = [];
  let [hondo, desde] = [0, 0];
  for (const { 0: marca, 1: cierra, 2: nombre = '', 3: sola, index } of texto.matchAll(MARCA)) {
    if (cierra) hondo--;
    else if (!sola && !SIN_CIERRE.test(nombre)) hondo++;
    if (hondo > 0) continue;
    partes.push(texto.slice(desde, index + marca.length));
    desde = index + marca.length;
  }
  if (desde < texto.length) partes.push(texto.slice(desde));
  return partes;
}

const CONTIENE = /^(<(ul|ol|li|table|tbody|blockquote)\b[^>]*>)(<[\s\S]*)(<\/\2>)\s*$/i;

export interface Caja {
  readonly abre: string;
  readonly dentro: string;
  readonly cierra: string;
}

/** A block that holds others, such as a list or a table: what opens it, what is inside and what closes it. */
export function abrirCaja(parte: string): Caja | null {
  const [, abre, , dentro, cierra] = CONTIENE.exec(parte) ?? [];
  return abre && dentro && cierra ? { abre, dentro, cierra } : null;
}

/** What two pieces that read the same have alike, however each program writes its marks and its spaces. */
export const comoSeLee = (parte: string): string =>
  parte.startsWith('<')
    ? parte
        .replaceAll(/&nbsp;|\u00A0/g, ' ')
        .replaceAll(/\s*\/>/g, '>')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (<\/(?:p|li|h\d)>)/g, '$1')
        .trim()
    : parte;
