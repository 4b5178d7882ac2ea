import { CUENTAN_TAMBIEN_IDOS, QUIEN_CUENTA } from '@catedra/shared/participantes/quien-cuenta.ts';
import classes from '#ui/lists/WhoCounts.module.css';

/** Who is in the figure above it: the same sentence on every screen. */
export const WhoCounts = ({ idos = false }: { readonly idos?: boolean }) => (
  <p className={classes.said}>{idos ? CUENTAN_TAMBIEN_IDOS : QUIEN_CUENTA}</p>
);
