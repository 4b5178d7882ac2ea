import { Button } from '@mantine/core';
import { messageOf } from '#platform/api-error.ts';
import { dejarDeVerComo, renovarSesion } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { AlertDialog } from '#ui/dialogs/AlertDialog.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** Another tab looks through somebody's eyes, and the cookie is one for all: this tab waits with what was typed. */
export function LookingElsewhere({ nombre }: { readonly nombre: string }) {
  const volver = useAction(dejarDeVerComo, renovarSesion);
  return (
    <AlertDialog
      title="Estás mirando como otra persona"
      text={`En otra pestaña ves la academia como ${nombre}. Lo que escribiste sigue aquí.`}
    >
      {volver.error !== null && <ErrorState>{messageOf(volver.error)}</ErrorState>}
      <Button size="md" fullWidth loading={volver.pending} onClick={() => volver.run(null)}>
        Volver a mi cuenta
      </Button>
    </AlertDialog>
  );
}
