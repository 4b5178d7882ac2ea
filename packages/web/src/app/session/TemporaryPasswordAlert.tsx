import { rutas } from '#platform/paths.ts';
import { useMustChangePassword } from '#app/session/temporary-password.ts';
import { AlertDialog, WarningIcon } from '#ui/dialogs/AlertDialog.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

export function TemporaryPasswordAlert() {
  if (!useMustChangePassword()) return null;
  return (
    <AlertDialog
      title="¡Espera!"
      text="Tienes una contraseña temporal por favor cambiala por una mas segura"
      icon={<WarningIcon />}
    >
      <ButtonLink to={rutas.configuracion} size="md" fullWidth>
        Cambiar
      </ButtonLink>
    </AlertDialog>
  );
}
