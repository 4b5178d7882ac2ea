import { pedirRestablecimiento } from '@catedra/shared/sesion/api.ts';
import { Button, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import classes from '#pages/entrada/LoginFields.module.css';
import { Notice } from '#pages/entrada/Notice.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';

const loadRequested = async () => ({ default: (await import('#pages/entrada/Requested.tsx')).Requested });
const Requested = lazy(loadRequested);

/** Says the same to everyone, so that nobody learns who has an account. */
export function ForgotView() {
  const typed = useLocation({ select: ({ state }) => state.identificador });
  const [correo, setCorreo] = useState(typed ?? '');
  const [missing, setMissing] = useState(false);
  const request = useAction((body: { correo: string }) =>
    ask(pedirRestablecimiento, { body }, { anonymous: true }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(correo.trim() === '');
    if (correo.trim() !== '') request.run({ correo: correo.trim() });
  };

  // It is on its way while one types.
  useEffect(() => void loadRequested().catch(() => undefined), []);

  if (request.result)
    return (
      <Suspense>
        <Requested identificador={correo.trim()} {...request.result} />
      </Suspense>
    );
  return (
    <EntranceFrame
      title="¿Con qué entras?"
      documentTitle="Contraseña olvidada"
      foot={<TextLink to={rutas.entrada}>Volver a la entrada</TextLink>}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <p>Dinos tu correo o tu usuario y te decimos cómo conseguir otra contraseña.</p>
        {request.error !== null && <Notice kind="bad">{messageOf(request.error)}</Notice>}
        <TextInput
          label="Correo o usuario"
          name="identificador"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={missing && 'Escribe tu correo o tu usuario.'}
          value={correo}
          onChange={(event) => setCorreo(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth loading={request.pending}>
          Pedir otra contraseña
        </Button>
      </form>
    </EntranceFrame>
  );
}
