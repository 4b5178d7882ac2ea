import { Button } from '@mantine/core';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import classes from '#preguntas/autor/notices.module.css';

/** Someone else saved the list meanwhile. */
export function CompositionConflict({ mesa }: { readonly mesa: Mesa }) {
  return (
    <div className={classes.conflict} role="alert">
      <p>
        <b>Otra persona cambió la lista de preguntas a la vez.</b> Tu orden y tus puntos están en pantalla,
        sin guardar.
      </p>
      <div className={`look-row ${classes.buttons}`}>
        <Button size="xs" onClick={() => mesa.elegirComposicion('mine')}>
          Guardar mi lista
        </Button>
        <Button size="xs" variant="default" onClick={() => mesa.elegirComposicion('theirs')}>
          Quedarme con la suya
        </Button>
      </div>
    </div>
  );
}
