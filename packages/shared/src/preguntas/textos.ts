import { archivosNombrados } from '#archivos/nombrados.ts';
import { conRayas } from '#preguntas/en-una-linea.ts';
import { type Publica, TIPOS_DE_PREGUNTA, tipoDePregunta } from '#preguntas/tipos.ts';
import type { Pregunta, Retoque } from '#preguntas/tipos/tipo.ts';

export type Mitades = Pregunta<Publica, Readonly<Record<string, unknown>>>;

/** Both halves with every rich text changed. */
export const retocada = ({ publica, clave }: Mitades, retoque: Retoque): Mitades =>
  tipoDePregunta(publica.tipo).retoca({ publica, clave }, retoque) as Mitades;

/** Every rich text of a question, in the order in which its kind goes through them. */
export function textosDe(mitades: Mitades): string[] {
  const textos: string[] = [];
  retocada(mitades, (html) => {
    textos.push(html);
    return html;
  });
  return textos;
}

/** The words that are shown of a question, for search: never those of its key. */
export const palabrasDe = ({ publica }: Pick<Mitades, 'publica'>): string =>
  textosDe({ publica, clave: tipoDePregunta(publica.tipo).vacia.clave })
    .map(conRayas)
    .filter((texto) => texto !== '')
    .join(' · ');

/** The files that its texts show. */
export const archivosDe = (mitades: Mitades): string[] => archivosNombrados(textosDe(mitades));

export const fallosDe = ({ publica, clave }: Mitades): readonly string[] =>
  tipoDePregunta(publica.tipo).fallos({ publica, clave });

/** The kinds that give points: a draw takes no others. */
export const TIPOS_QUE_PUNTUAN = TIPOS_DE_PREGUNTA.filter((tipo) => tipoDePregunta(tipo).puntua);
