import {
  CUENTAN_TAMBIEN_IDOS,
  QUIEN_CUENTA,
  TAMBIEN_IDOS,
} from '@catedra/shared/participantes/quien-cuenta.ts';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import classes from '#ui/lists/WhoCounts.module.css';

/** Who is in the figure above it: the same sentence on every screen. */
export const WhoCounts = ({ idos = false }: { readonly idos?: boolean }) => (
  <p className={classes.said}>{idos ? CUENTAN_TAMBIEN_IDOS : QUIEN_CUENTA}</p>
);

const OPCIONES = [{ value: 'true', label: TAMBIEN_IDOS }];

interface WhoPillProps {
  readonly idos: boolean;
  readonly onChange: (idos: 'true' | undefined) => void;
}

/** Lets a list show also whoever left. */
export const WhoPill = ({ idos, onChange }: WhoPillProps) => (
  <FilterPill
    label="Quiénes"
    options={OPCIONES}
    value={idos ? 'true' : undefined}
    onChange={(value) => onChange(value === 'true' ? 'true' : undefined)}
  />
);
