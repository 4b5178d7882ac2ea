import { CERO, por, type Racional, racionalDe } from '#core/racional.ts';
import { esErrata } from '#preguntas/tipos/corta/errata.ts';
import { type Escritura, igualado } from '#preguntas/tipos/corta/escritura.ts';

export interface Patron {
  readonly id: string;
  readonly patron: string;
  readonly peso: string;
}

export interface ReglasDeTexto extends Escritura {
  readonly patrones: readonly Patron[];
  /** The share given with one typo; null: a typo is wrong. */
  readonly erratas: string | null;
}

/** Stands for `*` while a pattern is compared: no text that is kept can hold it. */
const COMODIN = '\u0000';

const conComodines = (patron: string): string =>
  patron.replaceAll(COMODIN, '').replace(/\\\*|\*/g, (signo) => (signo === '*' ? COMODIN : '*'));

/** The pieces that must appear in this order; one alone is the whole text. */
export const trozosDe = (patron: string, escritura: Escritura): string[] =>
  igualado(conComodines(patron), escritura).split(COMODIN);

/** Each piece at its first place after the one before: no way back, however many asterisks there are. */
export function encaja(trozos: readonly string[], texto: string): boolean {
  const [primero = '', ...resto] = trozos;
  const ultimo = resto.pop();
  if (ultimo === undefined) return texto === primero;
  if (!texto.startsWith(primero) || !texto.endsWith(ultimo)) return false;
  let desde = primero.length;
  for (const trozo of resto) {
    const lugar = texto.indexOf(trozo, desde);
    if (lugar < 0) return false;
    desde = lugar + trozo.length;
  }
  return desde <= texto.length - ultimo.length;
}

export interface Encaje {
  readonly patron: Patron | null;
  readonly conErrata: boolean;
  readonly fraccion: Racional;
}

/** The pattern that an answer takes: an equal one wherever it is, else the first that matches. */
export function patronDe(reglas: ReglasDeTexto, respuesta: string): Encaje {
  const texto = igualado(respuesta.replaceAll(COMODIN, ''), reglas);
  const todos = reglas.patrones.map((patron) => ({ patron, trozos: trozosDe(patron.patron, reglas) }));
  const igual = todos.find(({ trozos }) => trozos.length === 1 && trozos[0] === texto);
  if (igual) return { patron: igual.patron, conErrata: false, fraccion: racionalDe(igual.patron.peso) };
  for (const { patron, trozos } of todos) {
    const peso = racionalDe(patron.peso);
    if (trozos.length > 1) {
      if (encaja(trozos, texto)) return { patron, conErrata: false, fraccion: peso };
    } else if (reglas.erratas !== null && esErrata(trozos[0] ?? '', texto))
      return { patron, conErrata: true, fraccion: por(peso, racionalDe(reglas.erratas)) };
  }
  return { patron: null, conErrata: false, fraccion: CERO };
}

/** A pattern as somebody would write it: its asterisks are nothing. */
export const comoRespuesta = (patron: string): string =>
  conComodines(patron).replaceAll(COMODIN, '').replace(/\s+/g, ' ').trim();
