import type { PlantillaDeCorreo } from '@catedra/shared/avisos/plantillas.ts';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '#pages/configuracion/plantillas/Plantillas.module.css';

interface CamposProps {
  readonly campos: PlantillaDeCorreo['campos'];
  readonly onInsert: (campo: string) => void;
}

/** What may be named: each goes where one is writing. */
export function Campos({ campos, onInsert }: CamposProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.label}>
        Campos
      </p>
      <p className="look-small">
        Cada uno se cambia al salir por lo que toca. Un renglón cuyos campos no tienen nada que decir no sale.
      </p>
      <ul className={classes.fields}>
        {campos.map(({ campo, dice, ejemplo }) => (
          <li key={campo}>
            <button
              type="button"
              className={`look-bare-button ${classes.field}`}
              aria-label={`Poner: ${dice}`}
              onClick={() => onInsert(campo)}
            >
              <IconPlus size={16} stroke={1.75} aria-hidden />
              <span>{dice}</span>
            </button>
            <span className={classes.example}>{ejemplo === '' ? 'Aquí, nada' : ejemplo}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
