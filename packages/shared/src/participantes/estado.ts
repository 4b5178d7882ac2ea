import { type EstadoDeCumplimiento, NO_CUMPLE } from '#cumplimiento/estado.ts';

/** How a person stands in a course they have; late beats all else, and it is what the old addresses mean by `vencido`. */
export const ESTADOS_AVANCE = ['completado', 'en_curso', 'sin_empezar', 'vencido'] as const;
export type EstadoAvance = (typeof ESTADOS_AVANCE)[number];

export const PALABRAS_DE_AVANCE: Readonly<Record<EstadoAvance, string>> = {
  completado: 'Completado',
  en_curso: 'En curso',
  sin_empezar: 'Sin empezar',
  vencido: 'Vencido',
};

/** What is due from now on and not done. */
export const PLAZOS = ['7_dias'] as const;

export const PALABRAS_DE_PLAZO: Readonly<Record<(typeof PLAZOS)[number], string>> = {
  '7_dias': 'vence en 7 días',
};

/** How far someone came in a course, whatever its date says: whoever came to one came to those before it. */
export const HITOS = ['empezado', 'mitad', 'terminado'] as const;
export type Hito = (typeof HITOS)[number];

export interface Avanzado {
  /** Null until they begin. */
  readonly porcentaje: number | null;
  /** How they stand with what it asks: that alone says who is late, a completion that lapsed included. */
  readonly cumplimiento: EstadoDeCumplimiento | null;
}

/** The one rule of every screen and file. */
export function estadoDeAvance({ porcentaje, cumplimiento }: Avanzado): EstadoAvance {
  if (cumplimiento !== null && NO_CUMPLE.includes(cumplimiento)) return 'vencido';
  if (porcentaje === 100) return 'completado';
  return porcentaje === null ? 'sin_empezar' : 'en_curso';
}
