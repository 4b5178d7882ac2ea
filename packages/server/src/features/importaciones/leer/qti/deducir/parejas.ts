import {
  CERO,
  compara,
  escribeRacional,
  iguales,
  racional,
  type Racional,
  suma,
} from '@catedra/shared/core/racional.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { escalaDe, sinPremioEnBlanco } from '#features/importaciones/leer/qti/deducir/puntuacion.ts';

const MAX_PARTES = 30;

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** In the same proportion, without fractions: as people write them. */
function enEnteros(puntos: readonly Racional[]): Racional[] {
  const veces = puntos.reduce((hasta, { d }) => (hasta * d) / divisor(hasta, d), 1n);
  const enteros = puntos.map(({ n, d }) => (n * veces) / d);
  const comun = enteros.reduce(divisor, 0n) || 1n;
  return enteros.map((uno) => racional(uno / comun));
}

/** The sets of parts that are got right: none, each alone, all but each, the first ones. */
function pruebas(cuantas: number): number[][] {
  const todas = Array.from({ length: cuantas }, (_, i) => i);
  if (cuantas <= 8)
    return Array.from({ length: 1 << cuantas }, (_, bits) => todas.filter((i) => ((bits >>> i) & 1) === 1));
  return todas.flatMap((i) => [[i], todas.filter((otra) => otra !== i), todas.slice(0, i)]).concat([todas]);
}

/**
 * How a question in parts is marked there: each part its share, in points of any size, or all or nothing. `da` is given
 * which parts are right.
 */
export function puntosDePartes(
  cuantas: number,
  puntuada: { readonly da: (bien: readonly number[]) => Racional; readonly maximo: Racional | null },
  cambios: string[],
): { readonly puntos: readonly string[] | 'todo_o_nada' } {
  if (cuantas === 0 || cuantas > MAX_PARTES)
    throw new NoEntra(`Tiene ${cuantas} partes, y caben ${MAX_PARTES}.`);
  sinPremioEnBlanco({ da: () => puntuada.da([]), maximo: null });
  const todas = Array.from({ length: cuantas }, (_, i) => i);
  const escala = escalaDe(puntuada.da(todas), puntuada.maximo, cambios);
  const dadas = pruebas(cuantas).map((bien) => ({ bien, da: escala(puntuada.da(bien)) }));
  const sueltas = todas.map((i) => escala(puntuada.da([i])));
  const suman = dadas.every(({ bien, da }) => {
    const total = suma(...bien.map((i) => sueltas[i] ?? CERO));
    return iguales(total, da);
  });
  if (suman && sueltas.every(({ n }) => n > 0n)) return { puntos: enEnteros(sueltas).map(escribeRacional) };
  if (dadas.every(({ bien, da }) => iguales(da, racional(bien.length === cuantas ? 1 : 0))))
    return { puntos: 'todo_o_nada' };
  throw new NoEntra('Reparte sus puntos de una manera que aquí no hay.');
}

/** What a wrong part did there that here it does not do: `con` gives all the parts right but one, answered so or left empty. */
export function cambiosPorErrores(
  cuantas: number,
  malas: (parte: number) => readonly string[],
  con: (parte: number, respuesta: string | null) => Racional,
): string[] {
  const diferencias = Array.from({ length: cuantas }, (_, i) => i).flatMap((i) => {
    const vacia = con(i, null);
    return malas(i).map((mala) => compara(con(i, mala), vacia));
  });
  return [
    ...(diferencias.includes(-1)
      ? ['Allí lo que se ponía mal quitaba puntos; aquí solo deja de sumar.']
      : []),
    ...(diferencias.includes(1)
      ? ['Allí alguna respuesta distinta daba una parte de los puntos; aquí no da nada.']
      : []),
  ];
}
