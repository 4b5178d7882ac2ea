import classes from '#ui/marks/ProgressBar.module.css';
import { porcentaje } from '#ui/words/words.ts';

interface ProgressBarProps {
  /** From 0 to 100. */
  readonly value: number;
  readonly label: string;
  /** Writes the figure beside the bar. */
  readonly figure?: boolean;
  /** How the figure is written where it is not one of whole steps. */
  readonly written?: string;
}

export function ProgressBar({ value, label, figure = true, written }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, value));
  return (
    <span className="look-wide-row">
      <progress className={classes.bar} value={shown} max={100} aria-label={label} />
      {figure && <span className={classes.figure}>{written ?? porcentaje(Math.floor(shown))}</span>}
    </span>
  );
}
