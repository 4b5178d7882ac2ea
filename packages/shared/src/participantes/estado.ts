/** How a person stands in a course they have; late beats started, done beats late. */
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

/** How far someone came in a course, whatever its date says: whoever came to one came to those before it. */
export const HITOS = ['empezado', 'mitad', 'terminado'] as const;
export type Hito = (typeof HITOS)[number];

export interface Avanzado {
  /** Null until they begin. */
  readonly porcentaje: number | null;
  readonly venceEn: string | null;
  readonly cursoEstado: 'borrador' | 'publicado' | 'archivado';
  /** Excused for now. */
  readonly exento?: boolean;
  /** All that is left was handed in in time and waits for somebody's mark. */
  readonly porCorregir?: boolean;
  /** The round that they completed covers them, though something else is asked of them since. */
  readonly alDia?: boolean;
}

/** The one rule of every screen and file; nobody is late in a course that can't be done any more, that excuses them or waits for others. */
export function estadoDeAvance(
  { porcentaje, venceEn, cursoEstado, exento = false, porCorregir = false, alDia = false }: Avanzado,
  now: Date,
): EstadoAvance {
  if (porcentaje === 100) return 'completado';
  const suTurno = cursoEstado === 'publicado' && !exento && !porCorregir && !alDia;
  if (suTurno && venceEn !== null && Date.parse(venceEn) < now.getTime()) return 'vencido';
  return porcentaje === null ? 'sin_empezar' : 'en_curso';
}
