import { withoutAccents } from '@catedra/shared/core/accents.ts';
import {
  estaAcabando,
  estaDentro,
  restanMs,
  type SituacionEnSala,
  situacionEnSala,
} from '@catedra/shared/intentos/en-sala.ts';
import type { PersonaEnSala } from '@catedra/shared/intentos/sala.ts';

/** A person with how they stand at this moment. */
export interface Seat {
  readonly persona: PersonaEnSala;
  readonly como: SituacionEnSala;
  readonly acaba: boolean;
  /** What is left, in milliseconds; null without a limit, or outside. */
  readonly restan: number | null;
}

export const FILTERS = {
  respondiendo: 'Respondiendo',
  desconectadas: 'Sin señal',
  acabando: 'Acabando',
  sin_empezar: 'Sin empezar',
  terminadas: 'Han terminado',
} as const;
export type Filter = keyof typeof FILTERS;

export const ORDERS = {
  apellidos: 'Apellidos',
  tiempo: 'Menos tiempo',
  respondidas: 'Menos respondidas',
  senal: 'Última señal',
} as const;
export type Order = keyof typeof ORDERS;

export function seatOf(persona: PersonaEnSala, ahora: number): Seat {
  const como = situacionEnSala(persona, ahora);
  const { intento } = persona;
  const restan = intento && estaDentro(como) ? restanMs(intento, ahora) : null;
  return { persona, como, acaba: estaAcabando(persona, ahora), restan };
}

/** Somebody disconnected with little left stands in both. */
export const fits = ({ como, acaba }: Seat, filter: Filter | undefined): boolean => {
  if (filter === 'respondiendo') return como === 'respondiendo';
  if (filter === 'desconectadas') return como === 'desconectada';
  if (filter === 'acabando') return acaba;
  if (filter === 'sin_empezar') return como === 'sin_empezar';
  if (filter === 'terminadas') return como === 'entregada' || como === 'anulada';
  return true;
};

export function named({ persona: { nombre, apellidos } }: Seat, words: string): boolean {
  const name = withoutAccents(`${nombre} ${apellidos} ${nombre}`).toLowerCase();
  return withoutAccents(words)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}

const byName = (a: Seat, b: Seat): number =>
  a.persona.apellidos.localeCompare(b.persona.apellidos, 'es') ||
  a.persona.nombre.localeCompare(b.persona.nombre, 'es') ||
  a.persona.id.localeCompare(b.persona.id);

const last = Number.MAX_SAFE_INTEGER;
const VALUE: Readonly<Record<Exclude<Order, 'apellidos'>, (seat: Seat) => number>> = {
  tiempo: ({ restan }) => restan ?? last,
  respondidas: ({ persona }) => persona.intento?.respondidas ?? last,
  senal: ({ persona }) => (persona.intento ? Date.parse(persona.intento.vistoEn) : last),
};

export function ordered(seats: readonly Seat[], order: Order): Seat[] {
  if (order === 'apellidos') return seats.toSorted(byName);
  const value = VALUE[order];
  return seats.toSorted((a, b) => value(a) - value(b) || byName(a, b));
}

/** Who needs somebody to look: cut off with time running, then those about to end with much to answer. */
export function needing(seats: readonly Seat[]): Seat[] {
  const rank = ({ como, acaba, persona }: Seat): number => {
    if (como === 'desconectada') return 0;
    const { intento } = persona;
    return acaba && intento && intento.respondidas < intento.preguntas ? 1 : 2;
  };
  const value = (seat: Seat) =>
    rank(seat) === 0 ? Date.parse(seat.persona.intento?.vistoEn ?? '') : (seat.restan ?? last);
  return seats
    .filter((seat) => rank(seat) < 2)
    .toSorted((a, b) => rank(a) - rank(b) || value(a) - value(b) || byName(a, b));
}
