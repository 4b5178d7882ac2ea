interface ConCierre {
  readonly obligatoria: boolean;
  readonly oculta: boolean;
  readonly disponibleHasta: string | null;
  readonly cierraEn?: string | null;
}

/** When a compulsory activity closed, if it did: nobody who was in the course by then can finish without it. */
export function cierreQueImpide(actividad: ConCierre, ahora: Date): string | null {
  const { obligatoria, oculta, disponibleHasta, cierraEn = null } = actividad;
  if (!obligatoria || oculta) return null;
  const pasadas = [disponibleHasta, cierraEn].filter(
    (una): una is string => una !== null && Date.parse(una) <= ahora.getTime(),
  );
  return pasadas.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}
