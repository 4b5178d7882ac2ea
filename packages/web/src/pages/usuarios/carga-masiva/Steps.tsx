import { IconCheck } from '@tabler/icons-react';
import classes from '#pages/usuarios/carga-masiva/Steps.module.css';

const STEPS = ['Archivo', 'Revisión', 'Creación'];

export function Steps({ at }: { readonly at: number }) {
  return (
    <ol className={classes.steps} aria-label="Pasos de la carga">
      {STEPS.map((step, index) => {
        const number = index + 1;
        const done = number < at || at === STEPS.length;
        return (
          <li key={step} aria-current={number === at ? 'step' : undefined} data-done={done || undefined}>
            <i aria-hidden>{done ? <IconCheck size={16} stroke={2} /> : number}</i>
            <span>
              {step}
              {done && <span className={classes.unseen}> (hecho)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
