import { DIA } from '#core/duraciones.ts';
import { DomainError } from '#core/errors.ts';

export const TIPOS_EN_PAPELERA = ['curso', 'seccion', 'actividad'] as const;
export type TipoEnPapelera = (typeof TIPOS_EN_PAPELERA)[number];

/** How long what nobody used waits before it is erased; what somebody used stays archived after that. */
export const DIAS_EN_PAPELERA = 30;

/** Until when something that was deleted then waits. */
export const esperaHasta = (en: string): Date => new Date(Date.parse(en) + DIAS_EN_PAPELERA * DIA);

/** Whole days that are left, the one that has begun included; none once they have passed. */
export const diasQueQuedan = (en: string, ahora: Date): number =>
  Math.max(0, Math.ceil((esperaHasta(en).getTime() - ahora.getTime()) / DIA));

/** The word to be typed before something is erased: the longest of its title, and the last one of these. */
export function palabraDeConfirmacion(titulo: string): string {
  const palabras = titulo.match(/[\p{L}\p{N}]+/gu) ?? [];
  return palabras.reduce((una, otra) => (otra.length >= una.length ? otra : una), '') || 'eliminar';
}

export const alguienLoUso = () =>
  new DomainError(
    409,
    'EN_USO',
    'No se puede eliminar para siempre: alguien lo usó. Queda archivado, con lo que hizo cada persona.',
  );
