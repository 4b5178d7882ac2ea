import { compara, type Racional, suma } from '@catedra/shared/core/racional.ts';
import { leeNumeroDeArchivo } from '@catedra/shared/importaciones/comun/escritas.ts';

/** One thing that an answer or a result holds: texts, names and pairs as they are written, numbers exact. */
export type Atomo = string | boolean | Racional;
/** Nothing, or one or several; in their order where it counts. */
export type Valor = readonly Atomo[];

export const esNumero = (uno: Atomo | undefined): uno is Racional => typeof uno === 'object';

export function mismo(uno: Atomo, otro: Atomo): boolean {
  if (esNumero(uno) && esNumero(otro)) return compara(uno, otro) === 0;
  return uno === otro;
}

/** As sets where there is no order. */
export function iguales(unos: Valor, otros: Valor, enOrden: boolean): boolean {
  if (unos.length === 0 || unos.length !== otros.length) return false;
  if (enOrden) return unos.every((uno, i) => mismo(uno, otros[i] ?? ''));
  const quedan = [...otros];
  return unos.every((uno) => {
    const lugar = quedan.findIndex((otro) => mismo(uno, otro));
    if (lugar < 0) return false;
    quedan.splice(lugar, 1);
    return true;
  });
}

const NUMERICOS = new Set(['float', 'integer', 'int']);

/** A value as its type says; null when it is not one. */
export function atomoDe(escrito: string, tipo: string): Atomo | null {
  const limpio = escrito.trim();
  if (NUMERICOS.has(tipo)) return leeNumeroDeArchivo(limpio);
  if (tipo === 'boolean') return limpio === 'true';
  if (tipo === 'pair') return limpio.split(/\s+/).toSorted().join(' ');
  return tipo === 'directedPair' ? limpio.split(/\s+/).join(' ') : limpio;
}

export const sumaDe = (valor: Valor): Racional => suma(...valor.filter(esNumero));
