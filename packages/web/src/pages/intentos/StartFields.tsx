import { Checkbox } from '@mantine/core';
import classes from '#pages/intentos/EvaluationFront.module.css';
import type { EvaluacionLeida } from '#pages/intentos/queries.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';

export interface Given {
  readonly contrasena: string;
  readonly acepta: boolean;
}

interface StartFieldsProps {
  readonly evaluacion: EvaluacionLeida['evaluacion'];
  readonly given: Given;
  readonly errors: Readonly<Record<string, string>>;
  readonly onGive: (given: Given) => void;
}

/** What some evaluations ask for at their door. */
export function StartFields({ evaluacion, given, errors, onGive }: StartFieldsProps) {
  return (
    <>
      {evaluacion.conContrasena && (
        <PasswordField
          className={classes.password}
          label="Contraseña de la prueba"
          autoComplete="off"
          value={given.contrasena}
          error={errors.contrasena}
          onChange={(event) => onGive({ ...given, contrasena: event.currentTarget.value })}
        />
      )}
      {evaluacion.declaracion !== null && (
        <Checkbox
          className={classes.declare}
          label={evaluacion.declaracion}
          checked={given.acepta}
          error={errors.acepta}
          onChange={(event) => onGive({ ...given, acepta: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
