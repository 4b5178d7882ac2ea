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

/** What a course asks for: its compulsory activities, or without any of them all that are seen. */
export function lasQueSePiden<T extends Pick<ConCierre, 'obligatoria' | 'oculta'>>(
  actividades: readonly T[],
): T[] {
  const vistas = actividades.filter(({ oculta }) => !oculta);
  const obligatorias = vistas.filter(({ obligatoria }) => obligatoria);
  return obligatorias.length > 0 ? obligatorias : vistas;
}

/** The same of a whole course: by id, when each thing that it asks for closed. */
export function cierresQueImpiden(
  actividades: readonly (ConCierre & { readonly id: string })[],
  ahora: Date,
): ReadonlyMap<string, string> {
  return new Map(
    lasQueSePiden(actividades).flatMap((una) => {
      const cierre = cierreQueImpide({ ...una, obligatoria: true }, ahora);
      return cierre === null ? [] : [[una.id, cierre] as const];
    }),
  );
}
