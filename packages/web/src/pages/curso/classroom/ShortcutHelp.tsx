import { Checkbox } from '@mantine/core';
import classes from '#pages/curso/classroom/ShortcutHelp.module.css';

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['→', 'J'], 'Ir a la siguiente actividad'],
  [['←', 'K'], 'Volver a la anterior'],
  [['M'], 'Marcar como hecha y seguir, donde se puede'],
  [['I'], 'Ir al índice'],
  [['?'], 'Ver estos atajos'],
];

interface ShortcutHelpProps {
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** The keys of the course, and the way to do without them. */
export function ShortcutHelp({ on, onToggle }: ShortcutHelpProps) {
  return (
    <>
      <dl className={classes.keys}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Usar los atajos de una tecla"
        checked={on}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
    </>
  );
}
