import type { Lugar } from '@catedra/shared/evaluaciones/composicion.ts';
import type { EvaluacionDeAutor, Fallo } from '@catedra/shared/evaluaciones/schemas.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { fallosDe, mitadesDe } from '#pages/actividades/evaluacion/mesa/halves.ts';
import type { Vista } from '#pages/actividades/evaluacion/mesa/vista.ts';
import { cuenta, numero } from '#ui/words/words.ts';

/** A place as the list shows it. */
export interface Fila {
  readonly lugar: Lugar;
  /** «4–8», or nothing where there is nothing to answer. */
  readonly numero: string;
  readonly cuantas: number;
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
export function filasDe({ secciones, preguntas }: Pick<Vista, 'secciones' | 'preguntas'>): Map<string, Fila> {
  const filas = new Map<string, Fila>();
  let next = 1;
  for (const lugar of secciones.flatMap(({ lugares }) => lugares)) {
    const fila = filaDe(lugar, preguntas, next);
    filas.set(lugar.id, fila);
    next += fila.cuantas;
  }
  return filas;
}

function filaDe(lugar: Lugar, preguntas: Vista['preguntas'], from: number): Fila {
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
    texto: una ? textoPlano(una.publica.enunciado) : '',
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
  const todas = [...filas];
  const total = (of: (fila: Fila) => number) => todas.reduce((sum, fila) => sum + of(fila), 0);
  return {
    preguntas: total(({ cuantas }) => cuantas),
    puntos: dosDecimales(total(({ puntos }) => puntos)),
    minutos: Math.ceil(total(({ segundos }) => segundos) / 60),
  };
};

/** What an evaluation adds up to as the server has it, without its table. */
export const sumaDeAutor = ({ composicion: { secciones }, preguntas }: EvaluacionDeAutor): Suma => {
  const guardadas = new Map(
    preguntas.map((una) => [
      una.id,
      { guardada: una, tecleada: mitadesDe(una), kept: { state: 'idle' } as const },
    ]),
  );
  return sumaDe(filasDe({ secciones, preguntas: guardadas }).values());
};

/** «15 preguntas, 24 puntos, unos 22 min». */
export const sumaEscrita = ({ preguntas, puntos, minutos }: Suma): string =>
  preguntas === 0
    ? 'Sin preguntas todavía'
    : `${cuenta(preguntas, 'pregunta')}, ${numero(puntos)} ${puntos === 1 ? 'punto' : 'puntos'}, unos ${minutos} min`;

/** What keeps from publishing or is only told: of each question as it is typed now, of the rest as the server said. */
export function fallosAhora(vista: Vista, filas: ReadonlyMap<string, Fila>): Fallo[] {
  const propios = [...filas.values()].flatMap(({ lugar, numero: cual, tipo, fallos }) =>
    fallos.map((frase) => ({
      lugarId: lugar.id,
      frase: cual === '' ? `${tipo ? NOMBRE_DE_TIPO[tipo] : ''}: ${frase}` : `La ${cual}: ${frase}`,
      impide: true,
    })),
  );
  const esPregunta = (id: string | null) => id !== null && (filas.get(id)?.tipo ?? null) !== null;
  const sigue = (id: string | null) => id === null || filas.has(id);
  // Of a question that became another kind, what the server told of the old one no longer holds.
  const vale = (id: string): boolean => {
    const fila = filas.get(id);
    const una = fila?.lugar.tipo === 'pregunta' ? vista.preguntas.get(fila.lugar.preguntaId) : undefined;
    const aMano = fila?.tipo ? tipoDePregunta(fila.tipo).aMano : false;
    return aMano || (una?.guardada?.borrador ?? null) !== null;
  };
  const delServidor = vista.fallos.filter(
    ({ lugarId, impide }) => sigue(lugarId) && !(esPregunta(lugarId) && (impide || !vale(lugarId ?? ''))),
  );
  const sinNada = sumaDe(filas.values()).puntos > 0;
  // With something that counts on the table, what the server said before it was saved no longer holds.
  const vivos = delServidor.filter(
    ({ lugarId }) => lugarId !== null || !sinNada || vista.composicion.state !== 'waiting',
  );
  return [...propios, ...vivos];
}

/** One line for each question: what it lacks first, and how much more. */
export function porLugar(fallos: readonly Fallo[]): Fallo[] {
  const lineas = new Map<string, { readonly primero: Fallo; readonly mas: number }>();
  fallos.forEach((fallo, i) => {
    const cual = fallo.lugarId ?? `suelto ${i}`;
    const linea = lineas.get(cual);
    lineas.set(cual, linea ? { ...linea, mas: linea.mas + 1 } : { primero: fallo, mas: 0 });
  });
  return [...lineas.values()].map(({ primero, mas }) =>
    mas === 0 ? primero : { ...primero, frase: `${primero.frase} Y ${cuenta(mas, 'cosa')} más.` },
  );
}
