/** The figure someone had when their course was edited: it falls no lower by it. */
export interface Piso {
  readonly porcentaje: number;
  /** What they had done then: whoever loses some of it (work given back, a try annulled) goes down by as much. */
  readonly hechas: number;
  readonly en: string;
  /** What was edited, in words: «se añadió «X»». */
  readonly motivo: string;
}

interface Cuenta {
  readonly hechas: number;
  readonly total: number;
  readonly porcentaje: number;
}

const MAXIMO = 99;

/** The figure with its floor; 100 % is reached by doing all that counts today and in no other way. */
export function porcentajeConPiso({ hechas, total, porcentaje }: Cuenta, piso: Piso | null): number {
  if (piso === null || porcentaje === 100) return porcentaje;
  const perdido = Math.floor((100 * Math.max(0, piso.hechas - hechas)) / Math.max(1, total));
  return Math.min(MAXIMO, Math.max(porcentaje, piso.porcentaje - perdido));
}

/** The floor that an edit leaves: what was shown before it, where what counts now would show less. */
export const pisoTras = (
  mostrado: number,
  { hechas, porcentaje }: Cuenta,
  { en, motivo }: Pick<Piso, 'en' | 'motivo'>,
): Piso | null => (porcentaje < mostrado ? { porcentaje: mostrado, hechas, en, motivo } : null);
