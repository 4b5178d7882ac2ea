import type { EstadoDeAnuncio } from '@catedra/shared/anuncios/rules.ts';
import type {
  Anuncio,
  AnuncioEnLista,
  Audiencia,
  DestinoConNombre,
} from '@catedra/shared/anuncios/schemas.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';
import { cuando, cuenta, enumerar } from '#ui/words/words.ts';

export const ESTADOS: Readonly<Record<EstadoDeAnuncio, readonly [kind: StateKind, word: string]>> = {
  borrador: ['draft', 'Borrador'],
  programado: ['ring', 'Programado'],
  vigente: ['on', 'A la vista'],
  terminado: ['off', 'Terminado'],
  retirado: ['off', 'Retirado'],
};

const SE_NOMBRAN = 3;

/** «Logística, Almacén y 2 más». */
export function aQuien(destinos: readonly DestinoConNombre[]): string {
  if (destinos.length === 0) return 'Sin destinatarios';
  if (destinos.some(({ tipo }) => tipo === 'todos')) return 'A todos';
  const nombres = destinos.slice(0, SE_NOMBRAN).map(({ nombre }) => nombre);
  const resto = destinos.length - nombres.length;
  return `A ${enumerar(resto > 0 ? [...nombres, `${resto} más`] : nombres)}`;
}

/** Whom it is for, and when it is or was seen. */
export function aQuienYCuando(
  { destinos, estado, desde, hasta }: AnuncioEnLista,
  now: Date,
  zone: string,
): string {
  const quien = aQuien(destinos);
  if (estado === 'borrador' || desde === null) return quien;
  const fin = estado === 'vigente' && hasta !== null ? `, hasta ${cuando(hasta, now, zone)}` : '';
  return `${quien}, ${cuando(desde, now, zone)}${fin}`;
}

export interface LoQueSale {
  readonly total: number;
  readonly cuantos: string;
  /** Who of them gets none; empty when all do. */
  readonly aQuienNo: string;
}

/** How many mails leave, and to whom none goes. */
export function loQueSale(
  { personas, correos: { ya, dia } }: Audiencia,
  correo: Exclude<Anuncio['correo'], 'no'>,
): LoQueSale {
  const total = ya + dia;
  const sin = personas - total;
  return {
    total,
    cuantos: comoSalen(ya, dia, correo),
    aQuienNo:
      sin === 0
        ? ''
        : `A ${cuenta(sin, 'persona')} no ${sin === 1 ? 'le' : 'les'} llega: sin correo, con la dirección parada o eligieron no recibirlo. Lo ${sin === 1 ? 've' : 'ven'} en la academia.`,
  };
}

function comoSalen(ya: number, dia: number, correo: 'ya' | 'diario'): string {
  const total = ya + dia;
  if (total === 0) return 'No sale ningún correo';
  const dice = `${total === 1 ? 'Sale' : 'Salen'} ${cuenta(total, 'correo')}`;
  if (correo === 'diario' || ya === 0) return `${dice}, con el correo del día de cada persona`;
  if (dia === 0) return `${dice} al momento`;
  return `${dice}: ${ya} al momento y ${dia} en el correo del día de quien lo prefiere así`;
}

export const yaSalieron = (n: number): string => `${n === 1 ? 'salió' : 'salieron'} ${cuenta(n, 'correo')}`;
