import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { cumplimientoEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface CumpleProps {
  readonly de: { readonly cumplimiento: EstadoDeCumplimiento | null; readonly valeHasta: string | null };
  readonly className?: string | undefined;
}

/** Until when what someone completed covers them, beside how far they are; nothing where there is nothing to add. */
export function Cumple({ de, className }: CumpleProps) {
  const hoy = diaEn(useNow(), useZone());
  const dicho = cumplimientoEnPalabras(de, hoy);
  return dicho && <span className={className}>{dicho}</span>;
}
