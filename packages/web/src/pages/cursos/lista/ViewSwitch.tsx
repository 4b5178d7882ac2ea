import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import classes from '#pages/cursos/lista/ViewSwitch.module.css';
import type { View } from '#pages/cursos/lista/view-choice.ts';

const VIEWS = [
  { view: 'tarjetas', label: 'Ver como tarjetas', Icon: IconLayoutGrid },
  { view: 'tabla', label: 'Ver como tabla', Icon: IconTable },
] as const;

export function ViewSwitch({
  value,
  onChange,
}: {
  readonly value: View;
  readonly onChange: (view: View) => void;
}) {
  return (
    <span className={classes.switch} role="group" aria-label="Cómo se ve la lista">
      {VIEWS.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={value === view}
          aria-label={label}
          title={label}
          onClick={() => onChange(view)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </button>
      ))}
    </span>
  );
}
