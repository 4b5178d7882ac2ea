import { pedirRestablecimiento } from '@catedra/shared/sesion/api.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import classes from '#pages/entrada/LoginFields.module.css';
import { Notice } from '#pages/entrada/Notice.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';

/** Says the same to everyone, so that nobody learns who has an account. */
export function ForgotView() {
  const [correo, setCorreo] = useState('');
  const [missing, setMissing] = useState(false);
  const request = useAction((body: { correo: string }) =>
    ask(pedirRestablecimiento, { body }, { anonymous: true }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(correo.trim() === '');
    if (correo.trim() !== '') request.run({ correo: correo.trim() });
  };

  return (
    <EntranceFrame
      title="Vuelve a entrar"
      documentTitle="Contraseña olvidada"
      foot={<TextLink to={rutas.entrada}>Volver a la entrada</TextLink>}
    >
      {request.done ? (
        <Notice kind="good">
          Mira tu correo. Si hay una cuenta con esa dirección, en unos minutos llegará un enlace para poner
          otra contraseña.
        </Notice>
      ) : (
        <form className={classes.form} noValidate onSubmit={submit}>
          <p>Escribe tu correo y te enviaremos un enlace para poner otra contraseña.</p>
          {request.error !== null && <Notice kind="bad">{messageOf(request.error)}</Notice>}
          <TextInput
            label="Correo"
            type="email"
            name="correo"
            autoComplete="email"
            error={missing && 'Escribe tu correo.'}
            value={correo}
            onChange={(event) => setCorreo(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={request.pending}>
            Enviar el enlace
          </Button>
        </form>
      )}
    </EntranceFrame>
  );
}
