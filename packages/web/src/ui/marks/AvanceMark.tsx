import { type EstadoAvance, PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';

const SHAPES: Readonly<Record<EstadoAvance, StateKind>> = {
  completado: 'done',
  en_curso: 'half',
  sin_empezar: 'ring',
  vencido: 'bad',
};

/** How someone stands in a course, the same on every screen. */
export const AvanceMark = ({ estado }: { readonly estado: EstadoAvance }) => (
  <StateMark kind={SHAPES[estado]}>{PALABRAS_DE_AVANCE[estado]}</StateMark>
);
