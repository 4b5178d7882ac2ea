import type { AjustesDeRenovacion } from '#cumplimiento/schemas.ts';
import { aperturaDeLaSiguiente, finDeVigencia, type Validez } from '#cumplimiento/vigencia.ts';
import { type Dia, masDias } from '#fechas/calendario.ts';

export function validezDe({
  validezMeses,
  validezDia,
  validezMinimoMeses,
}: Pick<AjustesDeRenovacion, 'validezMeses' | 'validezDia' | 'validezMinimoMeses'>): Validez | null {
  if (validezMeses !== null) return { meses: validezMeses };
  return validezDia === null ? null : { diaFijo: validezDia, minimoMeses: validezMinimoMeses };
}

export interface AperturaRecortada {
  readonly hasta: Dia;
  readonly abre: Dia;
}

/** When the days to renew don't fit in the validity, what whoever finishes on a day would have; null when they do. */
export function aperturaRecortada(ajustes: AjustesDeRenovacion, completado: Dia): AperturaRecortada | null {
  const validez = validezDe(ajustes);
  if (!validez) return null;
  const hasta = finDeVigencia(completado, validez);
  const abre = aperturaDeLaSiguiente(completado, hasta, ajustes.diasParaRenovar);
  return abre === masDias(hasta, -ajustes.diasParaRenovar) ? null : { hasta, abre };
}
