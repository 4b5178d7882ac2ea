import type { EstadoDeAnuncio } from '@catedra/shared/anuncios/rules.ts';
import type { AnuncioEnLista, DestinoConNombre } from '@catedra/shared/anuncios/schemas.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';
import { cuando, enumerar } from '#ui/words/words.ts';

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
