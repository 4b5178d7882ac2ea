import type { SesionActual } from '@catedra/shared/sesion/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from '#pages/entrada/LoginFields.module.css';
import { Notice } from '#pages/entrada/Notice.tsx';
import { isCut, messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { type Credenciales, entrar } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';

interface LoginFieldsProps {
  readonly onEntered: (sesion: SesionActual) => void;
  readonly identificador?: string;
  /** Offers the way for whoever forgot it; what was typed goes along. */
  readonly canForget?: boolean;
  /** Whoever it is asked of is known: the keyboard waits at the password. */
  readonly atPassword?: boolean;
}

type Missing = Partial<Record<keyof Credenciales, string>>;

function missingIn({ identificador, contraseña }: Credenciales): Missing {
  return {
    ...(identificador.trim() === '' && { identificador: 'Escribe tu correo o usuario.' }),
    ...(contraseña === '' && { contraseña: 'Escribe tu contraseña.' }),
  };
}

export function LoginFields({ onEntered, identificador = '', canForget, atPassword }: LoginFieldsProps) {
  const [values, setValues] = useState<Credenciales>({ identificador, contraseña: '' });
  const [missing, setMissing] = useState<Missing>({});
  const enter = useAction(entrar, onEntered);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!atPassword) return undefined;
    // A dialog that opens puts the keyboard on the first thing in it.
    const timer = setTimeout(() => password.current?.focus());
    return () => clearTimeout(timer);
  }, [atPassword]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = missingIn(values);
    setMissing(found);
    const first = Object.keys(found)[0];
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    enter.run(values);
  };

  const failed = enter.error !== null;
  // A cut says nothing of what was typed.
  const refused = failed && !isCut(enter.error);
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {failed && <Notice kind="bad">{messageOf(enter.error)}</Notice>}
      <TextInput
        label="Correo o usuario"
        name="identificador"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.identificador ?? refused}
        value={values.identificador}
        onChange={(event) => setValues({ ...values, identificador: event.currentTarget.value })}
      />
      <div className={classes.password}>
        {canForget && (
          <TextLink
            className={classes.forgot}
            to={rutas.entrada}
            hash="olvido"
            state={{ identificador: values.identificador.trim() }}
          >
            ¿Olvidaste tu contraseña?
          </TextLink>
        )}
        <PasswordField
          ref={password}
          label="Contraseña"
          name="contraseña"
          autoComplete="current-password"
          error={missing.contraseña ?? refused}
          value={values.contraseña}
          onChange={(event) => setValues({ ...values, contraseña: event.currentTarget.value })}
        />
      </div>
      <Button type="submit" size="md" fullWidth loading={enter.pending}>
        Entrar
      </Button>
    </form>
  );
}
