import type { Papelera } from '@catedra/shared/papelera/schemas.ts';
import classes from '#parts/papelera/Bin.module.css';
import { numero } from '#ui/words/words.ts';

interface BinSwitchProps {
  readonly archived: boolean;
  readonly counts: Papelera['cuentas'] | undefined;
  readonly onChange: (archived: boolean) => void;
}

/** What still waits, or what stays archived. */
export function BinSwitch({ archived, counts, onChange }: BinSwitchProps) {
  const count = (one: number | undefined) => (one === undefined ? '' : ` ${numero(one)}`);
  return (
    <span className={classes.switch} role="group" aria-label="Ver">
      <button type="button" aria-pressed={!archived} onClick={() => onChange(false)}>
        En la papelera{count(counts?.esperan)}
      </button>
      <button type="button" aria-pressed={archived} onClick={() => onChange(true)}>
        Archivado{count(counts?.archivado)}
      </button>
    </span>
  );
}
