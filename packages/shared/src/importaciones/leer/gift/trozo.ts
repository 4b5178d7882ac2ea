import { enriquecer, type FormatoDeTexto } from '#importaciones/comun/enriquecer.ts';
import { pesoLeido } from '#importaciones/comun/escritas.ts';
import type { Racional } from '#core/racional.ts';
import { soltarEscapados } from '#importaciones/leer/gift/signos.ts';

export interface ConFormato {
  readonly formato: FormatoDeTexto;
  readonly texto: string;
}

const FORMATO = /^\[(html|moodle|plain|markdown)\]/i;

/** `[html]…`: the format goes before; without it, that of whatever it is in. */
export function conFormato(escrito: string, porDefecto: FormatoDeTexto): ConFormato {
  const recortado = escrito.trim();
  const [marca, formato] = FORMATO.exec(recortado) ?? [];
  return marca === undefined
    ? { formato: porDefecto, texto: soltarEscapados(recortado).trim() }
    : {
        formato: formato?.toLowerCase() as FormatoDeTexto,
        texto: soltarEscapados(recortado.slice(marca.length)).trim(),
      };
}

/** A text of the file as rich text. */
export function rico(escrito: string, porDefecto: FormatoDeTexto): string {
  const { formato, texto } = conFormato(escrito, porDefecto);
  return enriquecer(texto, formato);
}

export interface Trozo {
  /** As a percentage; null where none was written. */
  readonly peso: Racional | null;
  readonly texto: string;
  readonly comentario: string;
}

const PESO = /^%\s*([^%\s]*)\s*%/;

/** `%50%text#what is told`, still with its escapes put aside. */
export function trozoDe(escrito: string, cambios: string[]): Trozo {
  const recortado = escrito.trim();
  const peso = PESO.exec(recortado);
  const resto = peso ? recortado.slice(peso[0].length) : recortado;
  const corte = resto.indexOf('#');
  return {
    peso: peso ? pesoLeido(peso[1] ?? '', cambios) : null,
    texto: (corte < 0 ? resto : resto.slice(0, corte)).trim(),
    comentario: corte < 0 ? '' : resto.slice(corte + 1).trim(),
  };
}
