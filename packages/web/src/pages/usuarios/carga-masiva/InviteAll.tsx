import type { ResultadoDeCarga } from '@catedra/shared';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from '#pages/usuarios/carga-masiva/Done.module.css';
import { invitar } from '#pages/usuarios/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { StateMark } from '#ui/StateMark.tsx';
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx';
import { cuenta, numero } from '#ui/words.ts';

type Sending =
  | { readonly state: 'idle' | 'sending' | 'done'; readonly sent: number }
  | { readonly state: 'failed'; readonly sent: number; readonly error: unknown };

/** Sends each new person the link to choose a password, one after another, and goes on where it was cut. */
export function InviteAll({ creadas }: Pick<ResultadoDeCarga, 'creadas'>) {
  const conCorreo = creadas.filter((creada) => creada.conCorreo);
  const sinCorreo = creadas.length - conCorreo.length;
  const [sending, setSending] = useState<Sending>({ state: 'idle', sent: 0 });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const send = async () => {
    let { sent } = sending;
    setSending({ state: 'sending', sent });
    try {
      for (const { id } of conCorreo.slice(sent)) {
        if (!here.current) return;
        await invitar(id);
        sent += 1;
        setSending({ state: 'sending', sent });
      }
      setSending({ state: 'done', sent });
    } catch (error) {
      setSending({ state: 'failed', sent, error });
    }
  };

  return (
    <>
      <UnsavedGuard dirty={sending.state === 'sending'} />
      {conCorreo.length > 0 && sending.state !== 'done' && (
        <>
          <p>Aún no pueden entrar. La invitación les lleva a elegir su contraseña.</p>
          {sending.state !== 'idle' && (
            <ProgressBar value={(100 * sending.sent) / conCorreo.length} label="Invitaciones enviadas" />
          )}
          {sending.state === 'failed' && (
            <ErrorState>
              {messageOf(sending.error)} Se enviaron {numero(sending.sent)} de {numero(conCorreo.length)}.
            </ErrorState>
          )}
          <div className={classes.action}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
              loading={sending.state === 'sending'}
              onClick={() => void send()}
            >
              {sending.state === 'failed'
                ? 'Seguir enviando'
                : `Enviar ${cuenta(conCorreo.length, 'invitación', 'invitaciones')}`}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {sending.state === 'done' && (
          <StateMark kind="done">
            {cuenta(sending.sent, 'invitación enviada', 'invitaciones enviadas')}
          </StateMark>
        )}
      </div>
      {sinCorreo > 0 && (
        <p>
          {cuenta(sinCorreo, 'persona')} sin correo: {sinCorreo === 1 ? 'dale' : 'dales'} una contraseña
          temporal desde su ficha.
        </p>
      )}
    </>
  );
}
