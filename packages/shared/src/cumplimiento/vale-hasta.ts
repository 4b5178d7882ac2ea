import type { EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import { HAY_ALGO_NUEVO, PALABRAS_DE_CUMPLIMIENTO, POR_CORREGIR } from '#cumplimiento/nombres.ts';
import { PALABRAS_SIN_RENOVACION } from '#cumplimiento/sin-renovacion.ts';
import type { EstadoAvance } from '#participantes/estado.ts';
import type { Dia } from '#fechas/calendario.ts';

/** How someone stands, and up to which days. */
export interface Cumplimiento {
  readonly cumplimiento: EstadoDeCumplimiento | null;
  readonly exentoHasta: Dia | null;
  readonly valeHasta: Dia | null;
  readonly porCorregir: boolean;
  /** What they last completed, they did elsewhere. */
  readonly externa: boolean;
  /** How far they are in their round. */
  readonly estado?: EstadoAvance | undefined;
  /** Of a completion that lapsed their state says that alone. */
  readonly porcentaje?: number | undefined;
}

/**
 * What a list tells of it beside how far someone is: nothing where that says it all. Where all that is left waits for a mark, that is what is
 * said, and no date.
 */
export function cumplimientoEnPalabras(de: Cumplimiento, enPalabras: (dia: Dia) => string): string | null {
  const dicho = sinEspera(de, enPalabras);
  if (!de.porCorregir) return dicho;
  return `${dicho ?? PALABRAS_DE_CUMPLIMIENTO[de.cumplimiento ?? 'en_plazo']}, ${POR_CORREGIR}`;
}

/** Something else is asked of them since they completed it: it stays true, and the figure shows what is left. */
export const hayAlgoNuevo = ({
  cumplimiento,
  estado,
}: Pick<Cumplimiento, 'cumplimiento' | 'estado'>): boolean =>
  cumplimiento === 'al_dia' && estado === 'en_curso';

function sinEspera(
  { cumplimiento, exentoHasta, valeHasta, externa, estado, porcentaje }: Cumplimiento,
  enPalabras: (dia: Dia) => string,
): string | null {
  if (cumplimiento === 'exento') return `Exento hasta el ${enPalabras(exentoHasta ?? '')}`;
  if (cumplimiento === 'en_gracia') return 'En días de margen';
  const nuevo = hayAlgoNuevo({ cumplimiento, estado });
  if (valeHasta === null && nuevo) return `Al día${externa ? ' (externa)' : ''}; ${HAY_ALGO_NUEVO}`;
  if (valeHasta === null) return externa ? 'Completado (externa)' : null;
  const dia = `${enPalabras(valeHasta)}${externa ? ' (externa)' : ''}`;
  if (cumplimiento === 'al_dia') return `Al día hasta el ${dia}${nuevo ? `; ${HAY_ALGO_NUEVO}` : ''}`;
  if (cumplimiento === 'por_renovar') return `Por renovar: vale hasta el ${dia}`;
  if (cumplimiento !== 'caducado') return null;
  // In a course that can be taken, a round that is over and followed by none means that nothing of it is open.
  const sinOtra =
    estado === 'completado' || porcentaje === 100
      ? ` y no se puede renovar: ${PALABRAS_SIN_RENOVACION.nada_abierto}`
      : '';
  return `Caducó el ${dia}${sinOtra}`;
}
