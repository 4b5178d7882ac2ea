import { rondaEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { EstadoDeExterna } from '@catedra/shared/externas/rules.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { diaLargo } from '@catedra/shared/fechas/escribir-fecha.ts';
import type { StateKind } from '#ui/marks/StateMark.tsx';

export const MARCAS_DE_EXTERNA: Readonly<Record<EstadoDeExterna, StateKind>> = {
  vigente: 'done',
  caducada: 'off',
  retirada: 'bad',
};

/** Until when it is worth something, or why that is not said. */
export function valeEnPalabras({ estado, efecto, valeHasta }: Externa): string {
  if (estado === 'retirada') return 'Retirada';
  if (efecto === 'historia') return 'En la historia';
  if (efecto === 'espera') return 'En espera';
  if (valeHasta === null) return 'No caduca';
  return estado === 'vigente' ? `Vale hasta el ${diaLargo(valeHasta)}` : `Caducó el ${diaLargo(valeHasta)}`;
}

/** What it did in the course of its person. */
export function efectoEnPalabras({ efecto, ronda, estado }: Externa): string | null {
  if (estado === 'retirada' || efecto === 'catalogo') return null;
  if (efecto === 'historia') return 'Es anterior a la última vez que lo completó: no cambia nada.';
  if (efecto === 'espera') return 'Contará cuando tenga el curso.';
  return ronda !== null && ronda > 1 ? `Completa el curso: ${rondaEnPalabras(ronda)}.` : 'Completa el curso.';
}
