import { comprobarEnlace, restablecer } from '@catedra/shared/sesion/api.ts';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import classes from '#pages/entrada/LoginFields.module.css';
import { Notice } from '#pages/entrada/Notice.tsx';
import { fieldErrors, isApiError, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface NewPasswordViewProps {
  readonly token: string;
  /** They come for the first time, not because they forgot. */
  readonly invited: boolean;
}

export function NewPasswordView({ token, invited }: NewPasswordViewProps) {
  const navigate = useNavigate();
  const [nueva, setNueva] = useState('');
  const [missing, setMissing] = useState(false);
  const save = useAction(
    (body: { token: string; nueva: string }) => ask(restablecer, { body }, { anonymous: true }),
    () =>
      void navigate({
        to: rutas.entrada,
        hash: '',
        replace: true,
        state: { cerrada: 'si', aviso: 'restablecida' },
      }),
  );

  // A link that was used or is too old is refused before anything is typed.
  const { run: check, error: refusal } = useAction((one: string) =>
    ask(comprobarEnlace, { body: { token: one } }, { anonymous: true }),
  );
  const checkLink = useEffectEvent(check);
  useEffect(() => checkLink(token), [token]);
  const dead = isApiError(refusal, 'ENLACE_INVALIDO') || isApiError(save.error, 'ENLACE_INVALIDO');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(nueva === '');
    if (nueva !== '') save.run({ token, nueva });
  };

  const onField = fieldErrors(save.error).nueva;
  return (
    <EntranceFrame
      title={invited ? 'Te damos la bienvenida' : 'Elige otra contraseña'}
      documentTitle={invited ? 'Invitación' : 'Contraseña nueva'}
      foot={<TextLink to={rutas.entrada}>Volver a la entrada</TextLink>}
    >
      {dead ? (
        <DeadLink invited={invited} />
      ) : (
        <form className={classes.form} noValidate onSubmit={submit}>
          {invited && <p>Elige la contraseña con la que entrarás a la academia.</p>}
          {save.error !== null && !onField && <Notice kind="bad">{messageOf(save.error)}</Notice>}
          <PasswordField
            label="Contraseña nueva"
            description="Al menos 10 caracteres; una frase corta es fácil de recordar."
            name="nueva"
            autoComplete="new-password"
            error={missing ? 'Escribe una contraseña nueva.' : onField}
            value={nueva}
            onChange={(event) => setNueva(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={save.pending}>
            Guardar la contraseña
          </Button>
        </form>
      )}
    </EntranceFrame>
  );
}

function DeadLink({ invited }: Pick<NewPasswordViewProps, 'invited'>) {
  return (
    <div className={classes.form}>
      <Notice kind="bad">
        {invited
          ? 'Este enlace ya no sirve. Se usó o pasaron tres días: pide a quien administra la academia que te invite otra vez.'
          : 'Este enlace ya no sirve. Se usó, pasó más de una hora o ya cambiaste la contraseña.'}
      </Notice>
      {!invited && (
        <TextLink to={rutas.entrada} hash="olvido">
          Pedir otro enlace
        </TextLink>
      )}
    </div>
  );
}
