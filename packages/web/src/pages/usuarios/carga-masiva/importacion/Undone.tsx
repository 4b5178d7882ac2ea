import type { LoDeshecho } from '@catedra/shared/cargas/schemas.ts';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#pages/usuarios/carga-masiva/importacion/Result.module.css';
import { cuenta, enumerar } from '#ui/words/words.ts';

interface UndoneProps {
  readonly deshecho: LoDeshecho;
  /** Opens the list of what stays. */
  readonly children: ReactNode;
}

export function Undone({ deshecho, children }: UndoneProps) {
  const { cuentasQuitadas, personasRestauradas, gruposQuitados, cuentasConservadas, personasConCambios } =
    deshecho;
  const hecho = [
    cuentasQuitadas > 0 && cuenta(cuentasQuitadas, 'cuenta quitada', 'cuentas quitadas'),
    personasRestauradas > 0 && cuenta(personasRestauradas, 'persona restaurada', 'personas restauradas'),
    gruposQuitados > 0 && cuenta(gruposQuitados, 'grupo quitado', 'grupos quitados'),
  ].filter((parte) => parte !== false);
  const quedan = cuentasConservadas + personasConCambios;
  return (
    <Alert className={classes.stopped} color="tinta" variant="light" role="status">
      {hecho.length > 0 ? `Deshecha: ${enumerar(hecho)}.` : 'No había nada que deshacer.'}{' '}
      {quedan > 0 && (
        <>
          {quedan === 1 ? 'Se conserva 1 persona' : `Se conservan ${cuenta(quedan, 'persona')}`} con actividad
          o con cambios posteriores. {children}
        </>
      )}
    </Alert>
  );
}
