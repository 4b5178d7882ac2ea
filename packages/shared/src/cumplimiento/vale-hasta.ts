import type { EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import type { Dia } from '#fechas/calendario.ts';

/** What a list tells of it beside how far someone is: nothing where that says it all. */
export function cumplimientoEnPalabras(
  {
    cumplimiento,
    valeHasta,
  }: { readonly cumplimiento: EstadoDeCumplimiento | null; readonly valeHasta: Dia | null },
  enPalabras: (dia: Dia) => string,
): string | null {
  if (cumplimiento === 'exento') return 'Exento';
  if (cumplimiento === 'en_gracia') return 'En días de margen';
  if (valeHasta === null) return null;
  const dia = enPalabras(valeHasta);
  if (cumplimiento === 'al_dia') return `Al día hasta el ${dia}`;
  if (cumplimiento === 'por_renovar') return `Por renovar: vale hasta el ${dia}`;
  return cumplimiento === 'caducado' ? `Caducó el ${dia}` : null;
}
