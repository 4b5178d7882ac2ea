import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { onLeaving, readLeaving } from '#app/session/leaving.ts';
import { AlertDialog, WarningIcon } from '#ui/dialogs/AlertDialog.tsx';

/** Logout with answers that never left says so first. */
export function LeavingAnswers() {
  const asked = useSyncExternalStore(onLeaving, readLeaving);
  if (!asked) return null;
  const { unsent, answer } = asked;
  const one = unsent === 1;
  return (
    <AlertDialog
      title={one ? 'Hay 1 respuesta sin enviar' : `Hay ${unsent} respuestas sin enviar`}
      text={`${one ? 'Es de una prueba y está' : 'Son de una prueba y están'} solo en este dispositivo. Si sales ahora, no se ${
        one ? 'enviará' : 'enviarán'
      } hasta que vuelvas a entrar aquí, y puede que llegue${one ? '' : 'n'} tarde.`}
      icon={<WarningIcon />}
    >
      <Button size="md" fullWidth onClick={() => answer(false)}>
        Quedarme
      </Button>
      <Button variant="subtle" fullWidth onClick={() => answer(true)}>
        Salir de todas formas
      </Button>
    </AlertDialog>
  );
}
