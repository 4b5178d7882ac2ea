import { type Cumplimiento, cumplimientoEnPalabras } from '@catedra/shared/cumplimiento/vale-hasta.ts';
import type { ReactNode } from 'react';
import classes from '#ui/marks/Cumple.module.css';
import { dia } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface CumpleProps {
  readonly de: Cumplimiento;
  /** What is said where there is nothing to add. */
  readonly otherwise?: ReactNode;
}

/** Until when someone is excused, or what they completed covers them, beside how far they are; nothing where there is nothing to add. */
export function Cumple({ de, otherwise = null }: CumpleProps) {
  const now = useNow();
  const dicho = cumplimientoEnPalabras(de, (uno) => dia(uno, now));
  const words = dicho ?? otherwise;
  return words === null ? null : <span className={classes.words}>{words}</span>;
}
