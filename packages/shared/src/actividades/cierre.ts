import { cierreDe } from '#progreso/cierre.ts';

interface ConCierre {
  readonly obligatoria: boolean;
  readonly oculta: boolean;
  readonly disponibleHasta: string | null;
  /** Of its evaluation. */
  readonly cierraEn?: string | null;
}

/** When a compulsory activity closed, if it did: nobody who was in the course by then can finish without it. */
export function cierreQueImpide(actividad: ConCierre, ahora: Date): string | null {
  const { obligatoria, oculta, disponibleHasta, cierraEn = null } = actividad;
  if (!obligatoria || oculta) return null;
  const cierre = cierreDe({ disponibleHasta, evaluacion: { cierraEn } });
  return cierre !== null && Date.parse(cierre) <= ahora.getTime() ? cierre : null;
}

/** The same of a whole course, where without compulsory ones all of them are asked for: by id, when each closed. */
export function cierresQueImpiden(
  actividades: readonly (ConCierre & { readonly id: string })[],
  ahora: Date,
): ReadonlyMap<string, string> {
  const vistas = actividades.filter(({ oculta }) => !oculta);
  const todas = !vistas.some(({ obligatoria }) => obligatoria);
  return new Map(
    vistas.flatMap((una) => {
      const cierre = cierreQueImpide(todas ? { ...una, obligatoria: true } : una, ahora);
      return cierre === null ? [] : [[una.id, cierre] as const];
    }),
  );
}
