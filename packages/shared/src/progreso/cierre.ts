/** What decides when an activity closes to everyone. */
interface ConCierre {
  readonly disponibleHasta: string | null;
  readonly evaluacion?: { readonly cierraEn: string | null } | null;
}

/**
 * The moment from which nobody can do it any more: its own last day or its evaluation's, whichever comes first.
 * Twin: `cierre_de` of `packages/server/src/base/reglas/pasos.sql`, held by `packages/server/src/features/progreso/avance.test.ts`.
 */
export function cierreDe({ disponibleHasta, evaluacion }: ConCierre): string | null {
  const cierraEn = evaluacion?.cierraEn ?? null;
  if (disponibleHasta === null || cierraEn === null) return disponibleHasta ?? cierraEn;
  return Date.parse(cierraEn) < Date.parse(disponibleHasta) ? cierraEn : disponibleHasta;
}

/** A date that went by. */
export const yaPaso = (momento: string | null | undefined, ahora: string): boolean =>
  typeof momento === 'string' && Date.parse(momento) <= Date.parse(ahora);

/** What someone decided of one activity for one person: another last day, or that it does not count for them. */
export interface Excepcion {
  /** Null: it does not count. */
  readonly hasta: string | null;
  readonly motivo: string;
}

interface PasoConCierre extends ConCierre {
  readonly cierraEn?: string | null;
}

/**
 * An activity as its dates are for one person. What had closed when they came in does not count for them: they never
 * could have done it. What closed afterwards stays missing until somebody decides.
 * Twin: `pasos_de` of `packages/server/src/base/reglas/pasos.sql`, held by `packages/server/src/features/progreso/avance.test.ts`.
 */
export function conSuCierre<T extends PasoConCierre>(
  suyo: T,
  excepcion: Excepcion | undefined,
  desde: string | null,
): T {
  if (!excepcion) {
    return desde !== null && yaPaso(suyo.cierraEn, desde) ? { ...suyo, cerroAntes: true } : suyo;
  }
  const { hasta, motivo } = excepcion;
  if (hasta === null) return { ...suyo, exenta: motivo };
  const evaluacion = suyo.evaluacion && { ...suyo.evaluacion, cierraEn: hasta };
  return { ...suyo, disponibleHasta: hasta, cierraEn: hasta, ...(evaluacion && { evaluacion }) };
}
