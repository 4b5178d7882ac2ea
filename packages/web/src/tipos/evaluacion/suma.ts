import type { Lugar, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { fallosDe, mitadesDe, type Tecleada } from '#preguntas/autor/halves.ts';
import { cuenta, numero } from '#ui/words/words.ts';

/** What an evaluation asks, as it is written at this moment. */
interface Escrito {
  readonly secciones: readonly SeccionDePrueba[];
  readonly preguntas: ReadonlyMap<string, { readonly tecleada: Tecleada }>;
  /** The place in which nothing is written yet. */
  readonly porEscribir: string | null;
}

/** A place as the list shows it. */
export interface Fila {
  readonly lugar: Lugar;
  /** «4–8», or nothing where there is nothing to answer. */
  readonly numero: string;
  readonly cuantas: number;
  /** Nothing is written in it yet: it adds nothing. */
  readonly porEscribir: boolean;
  readonly puntos: number;
  readonly segundos: number;
  /** Null in a draw. */
  readonly tipo: TipoPregunta | null;
  readonly texto: string;
  readonly fallos: readonly string[];
}

const SEGUNDOS_DE_SORTEO = 60;
const dosDecimales = (value: number) => Math.round(value * 100) / 100;

/** Every place of the evaluation, numbered through its sections, by its id. */
export function filasDe({ secciones, preguntas, porEscribir }: Escrito): Map<string, Fila> {
  const filas = new Map<string, Fila>();
  let next = 1;
  for (const lugar of secciones.flatMap(({ lugares }) => lugares)) {
    const fila = { ...filaDe(lugar, preguntas, next), porEscribir: lugar.id === porEscribir };
    filas.set(lugar.id, fila);
    next += fila.cuantas;
  }
  return filas;
}

function filaDe(lugar: Lugar, preguntas: Escrito['preguntas'], from: number): Omit<Fila, 'porEscribir'> {
  if (lugar.tipo === 'sorteo') {
    const { cuantas, puntos } = lugar;
    return {
      lugar,
      numero: cuantas === 1 ? `${from}` : `${from}–${from + cuantas - 1}`,
      cuantas,
      puntos: dosDecimales(cuantas * puntos),
      segundos: cuantas * SEGUNDOS_DE_SORTEO,
      tipo: null,
      texto: '',
      fallos: [],
    };
  }
  const una = preguntas.get(lugar.preguntaId)?.tecleada;
  const tipo = una?.publica.tipo ?? 'unica';
  const { puntua, segundos } = tipoDePregunta(tipo);
  return {
    lugar,
    numero: puntua ? `${from}` : '',
    cuantas: puntua ? 1 : 0,
    puntos: puntua ? lugar.puntos : 0,
    segundos: una ? segundos(una.publica) : 0,
    tipo,
    texto: una ? enUnaLinea(una.publica) : '',
    fallos: una ? fallosDe(una) : [],
  };
}

/** Nothing that a row shows has changed. */
export const mismaFila = (a: Fila, b: Fila): boolean =>
  (Object.keys(b) as (keyof Fila)[]).every((key) =>
    key === 'fallos' ? a.fallos.join() === b.fallos.join() : Object.is(a[key], b[key]),
  );

export interface Suma {
  readonly preguntas: number;
  readonly puntos: number;
  readonly minutos: number;
}

export const sumaDe = (filas: Iterable<Fila>): Suma => {
  const todas = [...filas].filter(({ porEscribir }) => !porEscribir);
  const total = (of: (fila: Fila) => number) => todas.reduce((sum, fila) => sum + of(fila), 0);
  return {
    preguntas: total(({ cuantas }) => cuantas),
    puntos: dosDecimales(total(({ puntos }) => puntos)),
    minutos: Math.ceil(total(({ segundos }) => segundos) / 60),
  };
};

/** What an evaluation adds up to as the server has it, without its table. */
export const sumaDeAutor = ({ composicion: { secciones }, preguntas }: EvaluacionDeAutor): Suma => {
  const guardadas = new Map(preguntas.map((una) => [una.id, { tecleada: mitadesDe(una) }]));
  return sumaDe(filasDe({ secciones, preguntas: guardadas, porEscribir: null }).values());
};

/** «15 preguntas, 24 puntos, unos 22 min». */
export const sumaEscrita = ({ preguntas, puntos, minutos }: Suma): string =>
  preguntas === 0
    ? 'Sin preguntas todavía'
    : `${cuenta(preguntas, 'pregunta')}, ${numero(puntos)} ${puntos === 1 ? 'punto' : 'puntos'}, ${minutos === 1 ? 'un minuto' : `unos ${minutos} min`}`;
