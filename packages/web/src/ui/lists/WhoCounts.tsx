import { CUENTAN_TAMBIEN_IDOS, QUIEN_CUENTA } from '@catedra/shared/participantes/quien-cuenta.ts';

/** Who is in the figure above it: the same sentence on every screen. */
export const WhoCounts = ({ idos = false }: { readonly idos?: boolean }) => (
  <p className="look-faint">{idos ? CUENTAN_TAMBIEN_IDOS : QUIEN_CUENTA}</p>
);
