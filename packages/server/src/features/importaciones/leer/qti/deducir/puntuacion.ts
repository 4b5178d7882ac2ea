import {
  CERO,
  compara,
  entre,
  iguales,
  mayor,
  menor,
  por,
  type Racional,
  racional,
  resta,
  suma,
  UNO,
} from '@catedra/shared/core/racional.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import type { OpcionPorHacer } from '@catedra/shared/importaciones/comun/construir.ts';
import { escribeNumero } from '@catedra/shared/preguntas/tipos/numerica/leer-numero.ts';

/** What its own program gives for an answer: the ids that were chosen, in their order. */
export type Da = (elegidas: readonly string[]) => Racional;

export interface Puntuada {
  readonly da: Da;
  /** What it says that the most is; null where it does not say. */
  readonly maximo: Racional | null;
}

/** Beyond this many options not every set of them is tried. */
const TODAS = 11;
const AL_AZAR = 1500;
const CASI = racional(99, 100);

const NADIE = 'Ninguna respuesta da puntos: no se sabe cuál es la correcta.';
const EN_BLANCO = 'Da puntos a quien no contesta nada, y aquí una respuesta en blanco vale 0.';

/** The most that can be had is the whole; said where its program would give less. */
export function escalaDe(
  mejor: Racional,
  maximo: Racional | null,
  cambios: string[],
): (da: Racional) => Racional {
  if (mejor.n <= 0n) throw new NoEntra(NADIE);
  // Thirds written with two decimals never add up to the whole.
  if (maximo && maximo.n > 0n && compara(mejor, por(maximo, CASI)) < 0)
    cambios.push(
      `Allí la mejor respuesta daba ${escribeNumero(mejor)} de ${escribeNumero(maximo)} puntos; aquí los da todos.`,
    );
  return (da) => entre(da, mejor);
}

const dentro = (peso: Racional): Racional => mayor({ n: -1n, d: 1n }, menor(UNO, peso));

export const sinPremioEnBlanco = ({ da }: Puntuada): void => {
  if (da([]).n > 0n) throw new NoEntra(EN_BLANCO);
};

/** What each single choice is worth. */
export function pesosDeUnica(ids: readonly string[], puntuada: Puntuada, cambios: string[]): Racional[] {
  sinPremioEnBlanco(puntuada);
  const dados = ids.map((id) => puntuada.da([id]));
  const escala = escalaDe(dados.reduce(mayor, CERO), puntuada.maximo, cambios);
  const pesos = dados.map(escala);
  if (pesos.some((peso) => compara(peso, { n: -1n, d: 1n }) < 0))
    cambios.push('Alguna opción quitaba más de lo que vale la pregunta; aquí quita como mucho eso.');
  return pesos.map(dentro);
}

/** The sets of options that are tried: all, or many of them, always the same. */
function* conjuntos(cuantas: number): Generator<readonly number[]> {
  const deBits = (bits: number): number[] =>
    Array.from({ length: cuantas }, (_, i) => i).filter((i) => ((bits >>> i) & 1) === 1);
  if (cuantas <= TODAS) {
    for (let bits = 0; bits < 1 << cuantas; bits += 1) yield deBits(bits);
    return;
  }
  yield [];
  yield deBits((1 << cuantas) - 1);
  for (let i = 0; i < cuantas; i += 1) {
    yield [i];
    for (let j = i + 1; j < cuantas; j += 1) yield [i, j];
  }
  let semilla = 12_345;
  for (let n = 0; n < AL_AZAR; n += 1) {
    semilla = (Math.imul(semilla, 1_103_515_245) + 12_345) >>> 0;
    yield deBits((semilla >>> 8) & ((1 << cuantas) - 1));
  }
}

type Modo = 'todo_o_nada' | 'proporcional' | 'por_opcion';
interface Varias {
  readonly modo: Modo;
  readonly pesos: readonly Racional[];
}

function candidatos(
  buenas: ReadonlySet<number>,
  cuantas: number,
  da: (cuales: readonly number[]) => Racional,
): Varias[] {
  const lugares = Array.from({ length: cuantas }, (_, i) => i);
  const lista = [...buenas];
  const entera = da(lista);
  const pesos = lugares.map((i) => {
    // Where the sum is cut at the bottom, what takes away only shows beside those that add.
    if (buenas.has(i)) return resta(entera, da(lista.filter((uno) => uno !== i)));
    return resta(da([...lista, i].toSorted((a, b) => a - b)), entera);
  });
  const solos = lugares.map((i) => (buenas.has(i) ? da([i]) : pesos[i]) ?? CERO);
  const unos = lugares.map((i) => (buenas.has(i) ? UNO : CERO));
  return [
    { modo: 'todo_o_nada', pesos: unos },
    { modo: 'proporcional', pesos: unos },
    { modo: 'por_opcion', pesos: pesos.map(dentro) },
    { modo: 'por_opcion', pesos: solos.map(dentro) },
    { modo: 'por_opcion', pesos: pesosSueltos(cuantas, da).map(dentro) },
  ];
}

/** What each option adds by itself, or takes from others where neither the floor nor the ceiling hides it. */
function pesosSueltos(cuantas: number, da: (cuales: readonly number[]) => Racional): Racional[] {
  const lugares = Array.from({ length: cuantas }, (_, i) => i);
  const solos = lugares.map((i) => da([i]));
  const junto = (cuales: readonly number[], i: number) => da([...cuales, i].toSorted((a, b) => a - b));
  return lugares.map((i) => {
    const solo = solos[i] ?? CERO;
    if (solo.n !== 0n) return solo;
    const suman = lugares.filter((j) => j !== i && (solos[j]?.n ?? 0n) > 0n);
    const grupos = [
      ...suman.map((j) => [j]),
      ...suman.flatMap((j) => suman.filter((k) => k > j).map((k) => [j, k])),
    ];
    const cambios = grupos.map((grupo) => ({ antes: da(grupo), despues: junto(grupo, i) }));
    const visible = cambios.find(({ antes, despues }) => despues.n > 0n && compara(antes, UNO) < 0);
    const cual = visible ?? cambios.find(({ despues }) => despues.n <= 0n) ?? cambios[0];
    return cual ? resta(cual.despues, cual.antes) : CERO;
  });
}

function loQueDa({ modo, pesos }: Varias, cuales: readonly number[]): Racional {
  const buenas = pesos.filter(({ n }) => n > 0n).length;
  const aciertos = cuales.filter((i) => (pesos[i]?.n ?? 0n) > 0n).length;
  const errores = cuales.length - aciertos;
  if (modo === 'todo_o_nada') return aciertos === buenas && errores === 0 ? UNO : CERO;
  if (modo === 'por_opcion') return menor(UNO, mayor(CERO, suma(...cuales.map((i) => pesos[i] ?? CERO))));
  const malas = pesos.length - buenas;
  return mayor(CERO, resta(racional(aciertos, buenas), malas === 0 ? CERO : racional(errores, malas)));
}

/** Which of our ways of marking several choices gives what its program gives, tried with their answers. */
export function reglaDeVarias(
  ids: readonly string[],
  puntuada: Puntuada,
  cambios: string[],
  /** Sets that its own conditions name: among many options they would hardly be met by chance. */
  nombrados: readonly (readonly string[])[] = [],
  /** What each option says that it gives, where it says so. */
  dichos: readonly Racional[] = [],
): { readonly modo: Modo; readonly pesos: readonly Racional[] } {
  sinPremioEnBlanco(puntuada);
  if (ids.length > 30) throw new NoEntra('Tiene más de 20 opciones.');
  const deSuyos = nombrados.map((unos) => ids.flatMap((id, i) => (unos.includes(id) ? [i] : [])));
  const dadas = [...conjuntos(ids.length), ...deSuyos].map((cuales) => ({
    cuales,
    puntos: puntuada.da(cuales.map((i) => ids[i] ?? '')),
  }));
  const mejor = dadas.reduce((una, otra) => (compara(otra.puntos, una.puntos) > 0 ? otra : una));
  const escala = escalaDe(mejor.puntos, puntuada.maximo, cambios);
  const da = (cuales: readonly number[]): Racional => escala(puntuada.da(cuales.map((i) => ids[i] ?? '')));
  // Of the sets that give all, the smallest: what adds nothing is none of the right ones.
  const enteras = dadas.filter(({ puntos }) => iguales(puntos, mejor.puntos));
  const menosLarga = enteras.reduce((una, otra) => (otra.cuales.length < una.cuales.length ? otra : una));
  const segunDice: Varias[] =
    dichos.length === 0 ? [] : [{ modo: 'por_opcion', pesos: dichos.map(escala).map(dentro) }];
  const bajan = dadas.some(({ puntos }) => puntos.n < 0n);
  for (const cuales of new Set([menosLarga.cuales, enteras.at(-1)?.cuales ?? []]))
    for (const regla of [...candidatos(new Set(cuales), ids.length, da), ...segunDice])
      if (dadas.every((una) => iguales(loQueDa(regla, una.cuales), mayor(CERO, escala(una.puntos))))) {
        if (bajan) cambios.push('Allí podía dar menos de 0; aquí lo que se elige no baja de 0.');
        return regla;
      }
  throw new NoEntra(
    'Se califica de una manera que aquí no hay: ni todo o nada, ni por opción, ni proporcional.',
  );
}

export const conPesos = (
  opciones: readonly Omit<OpcionPorHacer, 'peso'>[],
  pesos: readonly Racional[],
): OpcionPorHacer[] => opciones.map((una, i) => ({ ...una, peso: pesos[i] ?? CERO }));
