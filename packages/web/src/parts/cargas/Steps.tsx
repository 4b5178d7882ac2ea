import { IconCheck } from '@tabler/icons-react';
import classes from '#parts/cargas/Steps.module.css';
import phones from '#ui/frame/unseen-on-phones.module.css';
import unseen from '#ui/frame/unseen.module.css';

/** Those of a file of people. */
const STEPS = ['Archivo', 'Columnas', 'Revisión', 'Importación'];

interface StepsProps {
  readonly at: number;
  readonly steps?: readonly string[];
  /** Every step is behind. */
  readonly over?: boolean;
}

export function Steps({ at, steps = STEPS, over = false }: StepsProps) {
  return (
    <ol className={classes.steps} aria-label="Pasos de la carga">
      {steps.map((step, index) => {
        const number = index + 1;
        const done = number < at || over;
        return (
          <li key={step} aria-current={number === at ? 'step' : undefined} data-done={done || undefined}>
            <i aria-hidden>{done ? <IconCheck size={16} stroke={2} /> : number}</i>
            <span className={number === at ? undefined : phones.onPhones}>
              {step}
              {done && <span className={unseen.unseen}> (hecho)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
