import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { HORA } from '@catedra/shared/core/duraciones.ts';
import type { CursoAsignado } from '@catedra/shared/grupos/schemas.ts';
import { DIAS_DE_GRACIA, finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { cuenta, fecha } from '#ui/words/words.ts';

export type Plazo = 'ninguno' | 'fecha' | 'dias';

export interface Vencimiento {
  readonly plazo: Plazo;
  /** `2026-03-31`, as a date field holds it. */
  readonly dia: string;
  readonly dias: number | '';
  /** For whoever comes in once the day has passed. */
  readonly gracia: number | '';
}

const HORAS = [12, 0, 23];

/** The last second of a calendar day in the zone: what "hasta el 31" means to a person. */
export function finDe(dia: string, zone: string): string {
  const candidatos = [0, -1].flatMap((salto) =>
    HORAS.map((hora) => new Date(Date.parse(`${dia}T00:00:00Z`) + (salto * 24 + hora) * HORA)),
  );
  const dentro = candidatos.find((momento) => diaEn(momento, zone) === dia) ?? candidatos[0];
  return finDelDia(dentro ?? new Date(dia), 0, zone).toISOString();
}

export const vencimientoOf = (
  curso: Pick<CursoAsignado, 'venceEn' | 'venceEnDias' | 'diasDeGracia'> | null,
  zone: string,
): Vencimiento => ({
  plazo: curso?.venceEn ? 'fecha' : curso?.venceEnDias ? 'dias' : 'ninguno',
  dia: curso?.venceEn ? diaEn(new Date(curso.venceEn), zone) : '',
  dias: curso?.venceEnDias ?? '',
  gracia: curso?.diasDeGracia ?? DIAS_DE_GRACIA,
});

/** What to send, or what is missing. */
export function plazoOf(
  { plazo, dia, dias, gracia }: Vencimiento,
  zone: string,
): { venceEn: string | null; venceEnDias: number | null; diasDeGracia?: number } | { error: string } {
  if (plazo === 'ninguno') return { venceEn: null, venceEnDias: null };
  if (plazo === 'fecha') {
    if (!dia) return { error: 'Elige el día.' };
    if (gracia === '' || gracia > 365)
      return { error: 'Di cuántos días tiene quien entre después, de 0 a 365.' };
    return { venceEn: finDe(dia, zone), venceEnDias: null, diasDeGracia: gracia };
  }
  if (dias === '' || dias < 1 || dias > 3650) return { error: 'Escribe los días, de 1 a 3.650.' };
  return { venceEn: null, venceEnDias: dias };
}

/** "el 31 de marzo", "30 días después de entrar", "sin fecha límite". */
export function plazoEnPalabras(
  { venceEn, venceEnDias }: Pick<CursoAsignado, 'venceEn' | 'venceEnDias'>,
  now: Date,
  zone: string,
): string {
  if (venceEn) return `el ${fecha(venceEn, now, zone)}`;
  return venceEnDias ? `${cuenta(venceEnDias, 'día')} después de entrar` : 'sin fecha límite';
}
