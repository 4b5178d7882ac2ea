import type { EstadoFila } from '@catedra/shared';
import { IconAlertCircle, IconMinus, IconPlus } from '@tabler/icons-react';
import classes from '#pages/usuarios/carga-masiva/Counters.module.css';
import { numero } from '#ui/words.ts';

export type Filter = EstadoFila | 'todas';

const KINDS = [
  { id: 'todas', label: 'Todas', icon: null },
  { id: 'nueva', label: 'Nuevas', icon: IconPlus },
  { id: 'igual', label: 'Ya están', icon: IconMinus },
  { id: 'error', label: 'Con errores', icon: IconAlertCircle },
] as const;

interface CountersProps {
  readonly counts: Readonly<Record<Filter, number>>;
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** How many rows of each kind; pressing one shows those alone. */
export function Counters({ counts, value, onChange }: CountersProps) {
  return (
    <div className={classes.counters} role="group" aria-label="Filas por lo que pasará">
      {KINDS.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          className={classes.counter}
          data-kind={id}
          aria-pressed={value === id}
          onClick={() => onChange(id)}
        >
          <span className={classes.label}>
            {Icon && <Icon size={16} stroke={2} aria-hidden />}
            {label}
          </span>
          <b>{numero(counts[id])}</b>
        </button>
      ))}
    </div>
  );
}
