import { TAMBIEN_IDOS } from '@catedra/shared/participantes/quien-cuenta.ts';
import { FilterPill } from '#ui/lists/FilterPill.tsx';

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
