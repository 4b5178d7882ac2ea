import { ESTADOS_DE_CUMPLIMIENTO, type EstadoDeCumplimiento, NO_CUMPLE } from '#cumplimiento/estado.ts';

/** A person and a course, to be counted. */
export interface Contado {
  readonly estado: EstadoDeCumplimiento | null;
  /** Can enter at that moment. */
  readonly activa: boolean;
  /** Was given the course, instead of joining an open one. */
  readonly asignada: boolean;
}

export type Cuentas = Readonly<Record<EstadoDeCumplimiento, number>>;

const AL_DIA: readonly EstadoDeCumplimiento[] = ['al_dia', 'por_renovar'];
const SIN_INCUMPLIR: readonly EstadoDeCumplimiento[] = [...AL_DIA, 'en_plazo', 'en_gracia'];

/** How many of those that count are in each state. */
export function contar(pares: readonly Contado[]): Cuentas {
  const suyos = pares.filter(({ activa, asignada }) => activa && asignada);
  const de = (estado: EstadoDeCumplimiento) => suyos.filter((par) => par.estado === estado).length;
  return Object.fromEntries(ESTADOS_DE_CUMPLIMIENTO.map((estado) => [estado, de(estado)])) as Cuentas;
}

export interface Cifras {
  /** Between 0 and 1; null, which is shown as «—», when no pair counts. */
  readonly alDia: number | null;
  readonly sinIncumplir: number | null;
  /** Of how many pairs the two are. */
  readonly pares: number;
  readonly noCumplen: number;
  /** Beside, in numbers. */
  readonly exentos: number;
  readonly sinPlazo: number;
}

/** The two figures, always together. It will have a twin in SQL, which counts. */
export function cifrasDe(cuentas: Cuentas): Cifras {
  const suma = (estados: readonly EstadoDeCumplimiento[]) =>
    estados.reduce((total, estado) => total + cuentas[estado], 0);
  const pares = suma([...SIN_INCUMPLIR, ...NO_CUMPLE]);
  const parte = (estados: readonly EstadoDeCumplimiento[]) => (pares === 0 ? null : suma(estados) / pares);
  return {
    alDia: parte(AL_DIA),
    sinIncumplir: parte(SIN_INCUMPLIR),
    pares,
    noCumplen: suma(NO_CUMPLE),
    exentos: cuentas.exento,
    sinPlazo: cuentas.sin_plazo,
  };
}
