import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';
import type { SesionActual } from '@catedra/shared/sesion/schemas.ts';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import classes from '#app/session/SessionStrip.module.css';
import { fieldInUse, useLeavesTyping } from '#app/session/typing.ts';
import { leave } from '#app/session/leave.ts';
import { queryClient } from '#platform/query-client.ts';
import { useActor } from '#platform/session.ts';
import { AlertDialog } from '#ui/dialogs/AlertDialog.tsx';
import { beside } from '#ui/frame/beside.ts';

const loadFields = async () => (await import('#pages/entrada/LoginFields.tsx')).LoginFields;
/** Whoever has to sign in again without network keeps the page, and what they are typing in it. */
const LoginFields = beside(loadFields);

const WORDS: Record<MotivoFinSesion, string> = {
  cerrada: 'La cerraste tú, o alguien con tu cuenta, desde otro lugar.',
  suspendida: 'Tu cuenta está suspendida. Habla con quien administra la academia.',
  contrasena: 'La contraseña de tu cuenta cambió. Entra con la nueva.',
  caducada: 'Pasó demasiado tiempo desde la última vez.',
};

/** Pressing a button does not take the caret from its field before the dialog is there. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

interface SignInAgainProps {
  readonly motivo: MotivoFinSesion | null;
  readonly onEntered: () => void;
}

export function SignInAgain({ motivo, onEntered }: SignInAgainProps) {
  const { usuario } = useActor();
  const who = usuario.correo ?? usuario.usuario ?? '';
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  // Whoever is in the middle of a word goes on in its field until they choose to leave it.
  const [field] = useState(fieldInUse);
  const [typing, setTyping] = useState(field !== null);
  const signIn = () => {
    setAsking(true);
    setTyping(false);
  };
  useLeavesTyping(
    typing && document.documentElement.dataset.marco !== 'sala',
    '[data-session-strip]',
    signIn,
  );
  // They are on their way before anyone asks for them.
  useEffect(() => void loadFields().catch(() => undefined), []);

  const entered = (sesion: SesionActual) => {
    if (sesion.usuario.id !== usuario.id) return window.location.reload();
    onEntered();
    // The dialog takes the keyboard with it when it goes.
    setTimeout(() => field?.isConnected && field.focus({ preventScroll: true }));
    void queryClient.invalidateQueries();
  };

  // In an exam nothing stands in the way of answering.
  if (document.documentElement.dataset.marco === 'sala')
    return (
      <aside
        className={`look-quiet ${classes.docked}`}
        aria-label="Vuelve a entrar"
        data-open={asking || undefined}
      >
        <div className={`look-wide-row ${classes.short}`}>
          <p role="status">
            <b>Tu sesión ha caducado</b>
            Sigue respondiendo: se guarda en este dispositivo y el reloj no se para.
          </p>
          <Button
            variant={asking ? 'subtle' : 'filled'}
            onClick={() => setAsking(!asking)}
            aria-expanded={asking}
            onMouseDown={keepCaret}
          >
            {asking ? 'Ahora no' : 'Entrar'}
          </Button>
        </div>
        {asking && (
          <Suspense>
            <LoginFields identificador={who} onEntered={entered} atPassword />
          </Suspense>
        )}
      </aside>
    );

  const words = motivo ? WORDS[motivo] : 'Entra otra vez para seguir.';
  if (typing)
    return (
      <aside className={classes.strip} aria-label="Tu sesión terminó" data-session-strip>
        <p role="status">
          <b>Tu sesión terminó</b>
          Puedes seguir escribiendo. Para enviarlo, entra de nuevo.
        </p>
        <div className="look-loose-line">
          <Button onClick={signIn} onMouseDown={keepCaret}>
            Entrar de nuevo
          </Button>
          <span className={classes.key}>
            o pulsa <kbd>F6</kbd>
          </span>
        </div>
      </aside>
    );
  return (
    <AlertDialog
      title="Tu sesión terminó"
      text={asking ? 'Lo que escribiste sigue aquí.' : `${words} Lo que escribiste sigue aquí.`}
    >
      {asking ? (
        <Suspense>
          <LoginFields identificador={who} onEntered={entered} atPassword />
        </Suspense>
      ) : (
        <Button size="md" fullWidth onClick={() => setAsking(true)}>
          Entrar de nuevo
        </Button>
      )}
      <Button variant="subtle" fullWidth onClick={() => void leave(navigate)}>
        Salir
      </Button>
    </AlertDialog>
  );
}
