import type { EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import type { Dia } from '#fechas/calendario.ts';

/** How someone stands, and up to which days. */
export interface Cumplimiento {
  readonly cumplimiento: EstadoDeCumplimiento | null;
  readonly exentoHasta: Dia | null;
  readonly valeHasta: Dia | null;
}

/** What a list tells of it beside how far someone is: nothing where that says it all. */
export function cumplimientoEnPalabras(
  { cumplimiento, exentoHasta, valeHasta }: Cumplimiento,
  enPalabras: (dia: Dia) => string,
): string | null {
  if (cumplimiento === 'exento') return `Exento hasta el ${enPalabras(exentoHasta ?? '')}`;
  if (cumplimiento === 'en_gracia') return 'En días de margen';
  if (valeHasta === null) return null;
  const dia = enPalabras(valeHasta);
  if (cumplimiento === 'al_dia') return `Al día hasta el ${dia}`;
  if (cumplimiento === 'por_renovar') return `Por renovar: vale hasta el ${dia}`;
  return cumplimiento === 'caducado' ? `Caducó el ${dia}` : null;
}
