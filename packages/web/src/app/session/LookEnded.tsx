import { Button } from '@mantine/core';
import { takeLookFrom } from '#platform/look-from.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { AlertDialog } from '#ui/dialogs/AlertDialog.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

/** The eyes closed meanwhile: nothing on this page may be read as one's own, and the way back is where it began. */
export function LookEnded() {
  const { usuario } = useActor();
  return (
    <AlertDialog
      title={`Ya no ves la academia como ${fullName(usuario)}`}
      text="Pasó la hora, su cuenta o tu permiso cambiaron, o tu sesión terminó. No se ha cambiado nada."
    >
      <Button size="md" fullWidth onClick={() => window.location.assign(takeLookFrom() ?? rutas.home)}>
        Volver a mi cuenta
      </Button>
    </AlertDialog>
  );
}
