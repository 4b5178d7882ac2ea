import { linesOf, widthOf } from '#seed/files/make/helvetica.ts';
import { ALTO, ANCHO, type Color, pdfOf, Sheet } from '#seed/files/make/pdf.ts';

export type Bloque =
  | { readonly titulo: string }
  | { readonly parrafo: string }
  | { readonly lista: readonly string[]; readonly casillas?: boolean }
  | {
      readonly tabla: readonly (readonly string[])[];
      /** Share of the width of each column. */
      readonly anchos: readonly number[];
      /** Empty rows to write on. */
      readonly vacias?: number;
    };

export interface Documento {
  readonly titulo: string;
  readonly subtitulo: string;
  /** Blocks of each page. */
  readonly paginas: readonly (readonly Bloque[])[];
}

const MARGEN = 56;
const UTIL = ANCHO - 2 * MARGEN;
const TINTA: Color = [0.13, 0.15, 0.18];
const SUAVE: Color = [0.4, 0.43, 0.47];
const LINEA: Color = [0.75, 0.77, 0.8];
const FONDO: Color = [0.94, 0.93, 0.9];
const ACENTO: Color = [0.69, 0.42, 0.1];
const CUERPO = 10.5;
const RENGLON = 15;
const CELDA = 9.5;

class Pagina {
  readonly sheet = new Sheet();
  y = MARGEN;

  escribir(text: string, size: number, { bold = false, color = TINTA, x = MARGEN, width = UTIL } = {}): void {
    for (const line of linesOf(text, width, size, bold)) {
      this.y += size * 1.4;
      this.sheet.text(x, this.y, line, size, bold, color);
    }
  }

  lista(puntos: readonly string[], casillas: boolean): void {
    for (const punto of puntos) {
      const arriba = this.y + 4;
      if (casillas) this.sheet.frame(MARGEN + 2, arriba + 1.5, 9, 9, SUAVE);
      else this.sheet.text(MARGEN + 4, arriba + CUERPO, '•', CUERPO, false, ACENTO);
      this.escribir(punto, CUERPO, { x: MARGEN + 20, width: UTIL - 20 });
      this.y += 3;
    }
    this.y += 6;
  }

  tabla(filas: readonly (readonly string[])[], anchos: readonly number[], vacias: number): void {
    const blancas = Array.from({ length: vacias }, () => anchos.map(() => ''));
    this.y += 8;
    for (const [i, fila] of [...filas, ...blancas].entries()) {
      const textos = fila.map((celda, c) => linesOf(celda, UTIL * (anchos[c] ?? 0) - 12, CELDA, i === 0));
      const alto = Math.max(...textos.map((lineas) => lineas.length)) * 13 + 10;
      if (i === 0) this.sheet.fill(MARGEN, this.y, UTIL, alto, FONDO);
      let x = MARGEN;
      for (const [c, lineas] of textos.entries()) {
        const ancho = UTIL * (anchos[c] ?? 0);
        this.sheet.frame(x, this.y, ancho, alto, LINEA);
        for (const [n, linea] of lineas.entries())
          this.sheet.text(x + 6, this.y + 15 + 13 * n, linea, CELDA, i === 0, TINTA);
        x += ancho;
      }
      this.y += alto;
    }
    this.y += 10;
  }

  bloque(bloque: Bloque): void {
    if ('titulo' in bloque) {
      this.y += 10;
      this.escribir(bloque.titulo, 13, { bold: true });
      this.y += 4;
    } else if ('parrafo' in bloque) {
      this.escribir(bloque.parrafo, CUERPO);
      this.y += RENGLON / 2;
    } else if ('lista' in bloque) this.lista(bloque.lista, bloque.casillas ?? false);
    else this.tabla(bloque.tabla, bloque.anchos, bloque.vacias ?? 0);
  }
}

export function documentoPdf({ titulo, subtitulo, paginas }: Documento): Buffer {
  const hojas = paginas.map((bloques, i) => {
    const pagina = new Pagina();
    pagina.sheet.fill(0, 0, ANCHO, 10, ACENTO);
    if (i === 0) {
      pagina.escribir(titulo, 20, { bold: true });
      pagina.escribir(subtitulo, 11, { color: SUAVE });
      pagina.y += 12;
    }
    for (const bloque of bloques) pagina.bloque(bloque);
    if (pagina.y > ALTO - MARGEN) throw new Error(`page ${i + 1} of «${titulo}» is too long`);
    const pie = `${i + 1} de ${paginas.length}`;
    pagina.sheet.text(MARGEN, ALTO - 30, `Alborada · ${titulo}`, 8.5, false, SUAVE);
    pagina.sheet.text(ANCHO - MARGEN - widthOf(pie, 8.5), ALTO - 30, pie, 8.5, false, SUAVE);
    return pagina.sheet;
  });
  return pdfOf(titulo, hojas);
}
