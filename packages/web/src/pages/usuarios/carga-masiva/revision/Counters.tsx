import type { ContadoresDeCarga } from '@catedra/shared/cargas/schemas.ts';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconMinus,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { FiltroDeFila } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#parts/cargas/Counters.module.css';
import { numero } from '#ui/words/words.ts';

const KINDS = [
  { id: undefined, counter: 'total', label: 'Todas', icon: null },
  { id: 'nueva', counter: 'nuevas', label: 'Nuevas', icon: IconPlus },
  { id: 'cambia', counter: 'cambian', label: 'Actualizadas', icon: IconPencil },
  { id: 'igual', counter: 'iguales', label: 'Sin cambios', icon: IconMinus },
  { id: 'aviso', counter: 'avisos', label: 'Avisos', icon: IconAlertTriangle },
  { id: 'error', counter: 'errores', label: 'Errores', icon: IconAlertCircle },
  { id: 'descartada', counter: 'descartadas', label: 'Dejadas fuera', icon: IconTrash },
] as const;

interface CountersProps {
  readonly contadores: ContadoresDeCarga;
  readonly value: FiltroDeFila | undefined;
  readonly onChange: (filter: FiltroDeFila | undefined) => void;
}

/** How many rows of each kind; pressing one shows those alone. */
export function Counters({ contadores, value, onChange }: CountersProps) {
  return (
    <div className={classes.counters} role="group" aria-label="Filas por lo que pasará">
      {KINDS.map(({ id, counter, label, icon: Icon }) => (
        <button
          key={label}
          type="button"
          className={classes.counter}
          data-kind={id}
          data-none={contadores[counter] === 0 || undefined}
          aria-pressed={value === id}
          onClick={() => onChange(id)}
        >
          <span className={classes.label}>
            {Icon && <Icon size={16} stroke={2} aria-hidden />}
            {label}
          </span>
          <b>{numero(contadores[counter])}</b>
        </button>
      ))}
    </div>
  );
}
