import type { Apertura } from '#intentos/apertura.ts';

export const GRUPOS_DE_PRUEBAS = ['en_progreso', 'abiertas', 'pendientes', 'hechas', 'cerradas'] as const;
export type GrupoDePruebas = (typeof GRUPOS_DE_PRUEBAS)[number];

interface PruebaDeAlguien {
  readonly apertura: Apertura;
  readonly aprobada: boolean;
  readonly intentosHechos: number;
  readonly bloqueada: boolean;
}

/** Under which heading of "Mis pruebas" an evaluation stands for a person. */
export function grupoDePrueba({
  apertura,
  aprobada,
  intentosHechos,
  bloqueada,
}: PruebaDeAlguien): GrupoDePruebas {
  const empezada = intentosHechos > 0;
  if (aprobada) return 'hechas';
  if (apertura.tipo === 'cerrada' || apertura.tipo === 'sin_intentos')
    return empezada ? 'hechas' : 'cerradas';
  if (empezada) return 'en_progreso';
  return apertura.tipo === 'abierta' && !bloqueada ? 'abiertas' : 'pendientes';
}
