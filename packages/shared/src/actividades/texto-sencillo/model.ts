/** What simple text can say; HTML that says more does not fit and is left alone. */
export type Inline =
  | { readonly tipo: 'texto'; readonly texto: string }
  | { readonly tipo: 'codigo'; readonly texto: string }
  | { readonly tipo: 'salto' }
  | { readonly tipo: 'negrita' | 'cursiva'; readonly dentro: readonly Inline[] }
  | { readonly tipo: 'enlace'; readonly url: string; readonly dentro: readonly Inline[] };

export type Linea = readonly Inline[];

export type Bloque =
  | { readonly tipo: 'parrafo'; readonly linea: Linea }
  | { readonly tipo: 'titulo'; readonly nivel: 2 | 3 | 4; readonly linea: Linea }
  | { readonly tipo: 'lista'; readonly ordenada: boolean; readonly puntos: readonly Linea[] }
  | { readonly tipo: 'cita'; readonly parrafos: readonly Linea[] }
  | {
      readonly tipo: 'tabla';
      readonly cabecera: readonly Linea[];
      readonly filas: readonly (readonly Linea[])[];
    }
  | { readonly tipo: 'separador' };

/** Addresses that a link may have; the same ones that the server keeps. */
export const esDireccion = (url: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/(?!\/))[^\s<>"]+$/i.test(url);

/** Joins neighbouring texts, so that the same words are always the same value. */
export function unidos(linea: Linea): Inline[] {
  const juntos: Inline[] = [];
  for (const parte of linea) {
    const ultimo = juntos.at(-1);
    if (parte.tipo === 'texto' && ultimo?.tipo === 'texto') {
      juntos[juntos.length - 1] = { tipo: 'texto', texto: ultimo.texto + parte.texto };
    } else if (parte.tipo !== 'texto' || parte.texto !== '') juntos.push(parte);
  }
  return juntos;
}
