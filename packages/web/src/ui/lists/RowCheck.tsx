import { useEffect, useRef } from 'react';
import classes from '#ui/lists/RowCheck.module.css';

interface RowCheckProps {
  /** What it is said to do: "Seleccionar Lucía Aguirre Beltrán". */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is selected, and some is not. */
  readonly some?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox as those of a form to the eye, without what a label or an error would need: a list has one for each row. */
export function RowCheck({ label, checked, some = false, onChange }: RowCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  }, [some]);
  return (
    <span className={classes.box}>
      <input
        ref={input}
        type="checkbox"
        className={`mantine-focus-auto ${classes.input}`}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <svg className={classes.icon} viewBox="0 0 10 7" fill="none" strokeWidth={2} aria-hidden>
        <path
          d={some ? 'M1 3.5h8' : 'M1 3l3 3 5-5'}
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
