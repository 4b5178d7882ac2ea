import type { Escrito } from '@catedra/shared/avisos/plantilla.ts';
import { Button } from '@mantine/core';
import classes from '#pages/configuracion/plantillas/Plantillas.module.css';

interface MasNuevaProps {
  readonly original: Escrito;
  readonly onUse: () => void;
  readonly onKeep: () => void;
  readonly saving: boolean;
}

/** What was changed from says something else since: the academy's words stay until somebody decides. */
export const MasNueva = ({ original, onUse, onKeep, saving }: MasNuevaProps) => (
  <section className={classes.newer} aria-label="Hay un texto más nuevo">
    <p>
      <b>El texto de siempre ha cambiado</b> desde que se escribió este. Sigue saliendo el vuestro.
    </p>
    <blockquote className={classes.quote}>
      <b>{original.asunto}</b>
      <span>{original.texto}</span>
    </blockquote>
    <div className={classes.acts}>
      <Button variant="default" onClick={onUse}>
        Partir del nuevo
      </Button>
      <Button variant="subtle" loading={saving} onClick={onKeep}>
        Quedarnos con el nuestro
      </Button>
    </div>
  </section>
);
