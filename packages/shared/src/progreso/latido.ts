import type { ReglaFinalizacion } from '#actividades/reglas.ts';

/** What one person has spent and watched in an activity, and what its rule asks for. */
export interface Medida {
  readonly regla: ReglaFinalizacion;
  readonly reglaMinutos: number | null;
  readonly reglaPorcentaje: number | null;
  /** Seconds spent. */
  readonly segundos: number;
  /** Different seconds of the video that were played. */
  readonly vistos: number;
  /** Length of the video. */
  readonly duracion: number | null;
}

export interface Avanzado {
  readonly estado: 'en_curso' | 'completada';
  readonly porcentaje: number;
}

const parte = (hecho: number, todo: number): number => Math.min(100, Math.floor((100 * hecho) / todo));

/** The last second of a video is seldom played whole. */
const porcentajeVisto = (vistos: number, duracion: number): number =>
  parte(vistos, Math.max(1, Math.floor(duracion) - 1));

function logrado(medida: Medida): { readonly parte: number; readonly basta: number } | null {
  const { regla, reglaMinutos, reglaPorcentaje, segundos, vistos, duracion } = medida;
  if (regla === 'tiempo' && reglaMinutos) return { parte: parte(segundos, reglaMinutos * 60), basta: 100 };
  if (regla === 'porcentaje' && duracion)
    return { parte: porcentajeVisto(vistos, duracion), basta: reglaPorcentaje ?? 100 };
  return null;
}

/** How an activity stands by what was spent and watched; in tenths, so that the log is not flooded. */
export function avanzadoDe(medida: Medida): Avanzado {
  const hecho = logrado(medida);
  if (!hecho) return { estado: 'en_curso', porcentaje: 0 };
  if (hecho.parte >= hecho.basta) return { estado: 'completada', porcentaje: 100 };
  return { estado: 'en_curso', porcentaje: Math.floor(hecho.parte / 10) * 10 };
}
