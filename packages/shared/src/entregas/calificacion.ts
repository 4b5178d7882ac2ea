import type { Criterio } from '#actividades/tipos/tarea/contenido.ts';
import { datosInvalidos } from '#core/errors.ts';
import { entre, por, type Racional, racionalDeNumero, redondea, suma, UNO } from '#core/racional.ts';
import type { CriterioCalificado } from '#entregas/schemas.ts';

type Valorado = Pick<Criterio, 'puntos'>;

/** So many of so many, exactly; of nothing at all, the whole. */
export const parteDe = (dados: readonly number[], maximos: readonly number[]): Racional => {
  const maximo = suma(...maximos.map(racionalDeNumero));
  return maximo.n === 0n ? UNO : entre(suma(...dados.map(racionalDeNumero)), maximo);
};

/** The points that a part of them makes, rounded once, to the hundredth: of 10, the mark. */
export const puntosDe = (parte: Racional, maximo: number): number =>
  Number(redondea(por(parte, racionalDeNumero(maximo)), 2));

/** The part that the points of each criterion make. */
export const parteDeRubrica = (rubrica: readonly Valorado[], dados: readonly number[]): Racional =>
  parteDe(
    dados,
    rubrica.map(({ puntos }) => puntos),
  );

/** What whoever marks gives with a rubric, which stays as it stood; `campo` is what they have to mend. */
export function conRubrica(
  rubrica: readonly Omit<CriterioCalificado, 'dados'>[],
  puntos: readonly number[] | null,
  campo: string,
): { readonly parte: Racional; readonly rubrica: CriterioCalificado[] } {
  if (puntos?.length !== rubrica.length)
    throw datosInvalidos({ [campo]: 'Da los puntos de cada criterio de la rúbrica.' });
  const calificados = rubrica.map((criterio, i) => ({ ...criterio, dados: puntos[i] ?? 0 }));
  const pasado = calificados.find(({ dados, puntos: maximo }) => dados > maximo);
  if (pasado)
    throw datosInvalidos({ [campo]: `«${pasado.titulo}» vale ${pasado.puntos} puntos como mucho.` });
  return { parte: parteDeRubrica(rubrica, puntos), rubrica: calificados };
}

interface Marcado {
  readonly version: number;
  /** Whether it already has what is given now. */
  readonly igual: boolean;
}

/** Whether a mark is to be written: the same again changes nothing, and nobody writes over another's. */
export function sePone({ version, igual }: Marcado, leida: number, antigua: () => Error): boolean {
  if (igual) return false;
  if (version !== leida) throw antigua();
  return true;
}
