import type { Dia } from '#fechas/calendario.ts';

export const ESTADOS_DE_CERTIFICADO = ['valido', 'caducado', 'sustituido', 'retirado'] as const;
export type EstadoDeCertificado = (typeof ESTADOS_DE_CERTIFICADO)[number];

export const ESTADOS_EN_PALABRAS: Readonly<Record<EstadoDeCertificado, string>> = {
  valido: 'Válido',
  caducado: 'Caducado',
  sustituido: 'Sustituido',
  retirado: 'Retirado',
};

/** What was written of a certificate since it was issued. */
export interface LoQueFueDeEl {
  readonly sustituidoEn: string | null;
  readonly retiradoEn: string | null;
  /** Its last day on the academy's calendar; null when it never ends. */
  readonly validoHasta: Dia | null;
}

/**
 * How a certificate stands on a day of the academy's calendar.
 * Twin: `estado_de_certificado` of `packages/server/src/base/reglas/certificados.sql`, held by `packages/server/src/features/certificados/registro.test.ts`.
 */
export function estadoDe(
  { sustituidoEn, retiradoEn, validoHasta }: LoQueFueDeEl,
  hoy: Dia,
): EstadoDeCertificado {
  if (retiradoEn !== null) return 'retirado';
  if (sustituidoEn !== null) return 'sustituido';
  return validoHasta !== null && validoHasta < hoy ? 'caducado' : 'valido';
}

/** Four signs of a document, where everybody may look: «***7595**». */
export function documentoTapado(documento: string): string {
  const signos = [...documento.replace(/[\s.\-/]/g, '')];
  const desde = Math.max(0, Math.min(3, signos.length - 4));
  return signos
    .map((signo, lugar) => (lugar >= desde && lugar < desde + 4 && signos.length > 4 ? signo : '*'))
    .join('');
}
