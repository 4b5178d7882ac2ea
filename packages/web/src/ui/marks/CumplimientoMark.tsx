import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';

const SHAPES: Readonly<Record<EstadoDeCumplimiento, StateKind>> = {
  exento: 'draft',
  al_dia: 'done',
  por_renovar: 'attention',
  sin_plazo: 'ring',
  en_plazo: 'ring',
  en_gracia: 'attention',
  vencido: 'bad',
  caducado: 'bad',
};

/** How someone stands with what a course asks of them, the same on every screen. */
export const CumplimientoMark = ({ estado }: { readonly estado: EstadoDeCumplimiento }) => (
  <StateMark kind={SHAPES[estado]}>{PALABRAS_DE_CUMPLIMIENTO[estado]}</StateMark>
);
