import { type Apertura, seAcabo } from '#intentos/apertura.ts';

export const GRUPOS_DE_PRUEBAS = ['en_progreso', 'abiertas', 'pendientes', 'hechas', 'cerradas'] as const;
export type GrupoDePruebas = (typeof GRUPOS_DE_PRUEBAS)[number];

interface PruebaDeAlguien {
  readonly apertura: Apertura;
  readonly aprobada: boolean;
  readonly intentosHechos: number;
  readonly bloqueada: boolean;
  /** An attempt goes on right now. */
  readonly enCurso: boolean;
}

/** Under which heading of "Mis pruebas" an evaluation stands for a person. */
export function grupoDePrueba(prueba: PruebaDeAlguien): GrupoDePruebas {
  const { apertura, aprobada, intentosHechos, bloqueada, enCurso } = prueba;
  if (enCurso) return 'en_progreso';
  const hecha = intentosHechos > 0;
  if (aprobada) return 'hechas';
  if (seAcabo(apertura)) return hecha ? 'hechas' : 'cerradas';
  return apertura.tipo === 'abierta' && !bloqueada ? 'abiertas' : 'pendientes';
}
