import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import type { ReglaFinalizacion } from '@catedra/shared/actividades/reglas.ts';

/** When it counts as done, after «Se completa cuando la persona…». */
const REGLAS: Readonly<Record<ReglaFinalizacion, string>> = {
  ver: 'la abre',
  tiempo: 'le dedica un tiempo mínimo',
  porcentaje: 've de verdad una parte del vídeo',
  entregar: 'la entrega',
  aprobar: 'la aprueba',
  manual: 'la marca como hecha',
};

const VER: Partial<Record<TipoActividad, string>> = {
  lectura: 'llega al final del texto',
  video: 'lo ve hasta el final',
  documento: 'llega al final del documento, o lo descarga',
  enlace: 'abre el enlace',
};

export const reglaEnPalabras = (regla: ReglaFinalizacion, tipo: TipoActividad): string =>
  (regla === 'ver' && VER[tipo]) || REGLAS[regla];

/** What a rule starts with when it is chosen. */
export const CIFRAS_INICIALES = { reglaMinutos: 5, reglaPorcentaje: 90, reglaNota: 5 } as const;

export type CampoDeCifra = keyof typeof CIFRAS_INICIALES;

/** The figure that a rule asks for; the mark of an evaluation is among its own rules. */
export function cifraDe(regla: ReglaFinalizacion, tipo: TipoActividad): CampoDeCifra | null {
  if (regla === 'tiempo') return 'reglaMinutos';
  if (regla === 'porcentaje') return 'reglaPorcentaje';
  return regla === 'aprobar' && tipo === 'tarea' ? 'reglaNota' : null;
}
