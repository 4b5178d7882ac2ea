import type { LoDeshecho } from '@catedra/shared/cargas/schemas.ts';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#parts/cargas/Result.module.css';
import { siguen, trasDeshacer } from '#pages/usuarios/carga-masiva/importacion/undo-words.ts';

interface UndoneProps {
  readonly deshecho: LoDeshecho;
  /** Opens the list of what stays. */
  readonly children: ReactNode;
}

export function Undone({ deshecho, children }: UndoneProps) {
  const { hecho, quedan } = trasDeshacer(deshecho);
  return (
    <Alert className={classes.stopped} color="tinta" variant="light" role="status">
      {[hecho, ...quedan].join(' ')} {quedan.length > 0 && children} {siguen(deshecho.camposQueQuedan)}
    </Alert>
  );
}
