import {
  CERO,
  compara,
  entre,
  por,
  type Racional,
  racional,
  racionalDeNumero,
  redondea,
  resta,
  suma,
} from '#core/racional.ts';
import type { Puntuada } from '#intentos/nota.ts';

/** A question of an attempt as it counts, with where it stands and how it is called. */
export interface PreguntaPuntuada extends Puntuada {
  readonly seccion: number;
  readonly titulo: string;
}

/** A section, or a question, with what was got of it. */
export interface ParteQueCosto {
  readonly titulo: string;
  readonly logrados: number;
  readonly posibles: number;
}

export interface Costo {
  /** How many questions gave less than they could, and how much less. */
  readonly preguntas: number;
  readonly puntos: number;
  /** The dearest ones, the dearest first: sections where they have names, questions where they have none. */
  readonly partes: readonly ParteQueCosto[];
}

/** As many as are read at a glance. */
const CUANTAS = 3;

const dados = ({ puntos, fraccion }: Puntuada): Racional => por(puntos, fraccion ?? CERO);
const perdidos = (una: Puntuada): Racional => resta(una.puntos, dados(una));
const numeroDe = (exacto: Racional): number => Number(redondea(exacto, 2));

interface Parte {
  readonly titulo: string;
  readonly preguntas: readonly PreguntaPuntuada[];
}

/** By sections when there are several and each has a name; else by questions. */
function enPartes(preguntas: readonly PreguntaPuntuada[], secciones: readonly string[]): Parte[] {
  const porSeccion = [...Map.groupBy(preguntas, ({ seccion }) => seccion)].map(([lugar, suyas]) => ({
    titulo: (secciones[lugar] ?? '').trim(),
    preguntas: suyas,
  }));
  return porSeccion.length > 1 && porSeccion.every(({ titulo }) => titulo !== '')
    ? porSeccion
    : preguntas.map((una) => ({ titulo: una.titulo, preguntas: [una] }));
}

/** What an attempt lost its points in, added exactly and rounded once. What waits for a person has cost nothing yet. */
export function loQueCosto(todas: readonly PreguntaPuntuada[], secciones: readonly string[]): Costo {
  const contadas = todas.filter(({ fraccion }) => fraccion !== null);
  const costaron = contadas.filter((una) => perdidos(una).n > 0n);
  const partes = enPartes(contadas, secciones)
    .map((parte) => ({ ...parte, perdidos: suma(...parte.preguntas.map(perdidos)) }))
    .filter((parte) => parte.perdidos.n > 0n)
    .toSorted((a, b) => compara(b.perdidos, a.perdidos))
    .slice(0, CUANTAS)
    .map(({ titulo, preguntas }) => ({
      titulo,
      logrados: numeroDe(suma(...preguntas.map(dados))),
      posibles: numeroDe(suma(...preguntas.map(({ puntos }) => puntos))),
    }));
  return { preguntas: costaron.length, puntos: numeroDe(suma(...costaron.map(perdidos))), partes };
}

/** The points that wait for a person, of all that there are. */
export const puntosEnEspera = (preguntas: readonly Puntuada[]): number =>
  numeroDe(suma(...preguntas.filter(({ fraccion }) => fraccion === null).map(({ puntos }) => puntos)));

/** Half of the last decimal of a mark: from there it is rounded up. */
const MEDIA_CENTESIMA = racional(1, 200);

/** The fewest points more, to the hundredth, with which it would have passed; null when it did, or there are none. */
export function puntosQueFaltaron(preguntas: readonly Puntuada[], notaMinima: number): number | null {
  const posibles = suma(...preguntas.map(({ puntos }) => puntos));
  const bastan = por(resta(racionalDeNumero(notaMinima), MEDIA_CENTESIMA), entre(posibles, racional(10)));
  const faltan = resta(bastan, suma(...preguntas.map(dados)));
  if (posibles.n === 0n || faltan.n <= 0n) return null;
  const centesimas = (faltan.n * 100n + faltan.d - 1n) / faltan.d;
  return Number(centesimas) / 100;
}
