import { rutas } from '#app/paths.ts';
import { useMustChangePassword } from '#app/session/temporary-password.ts';
import { AlertDialog, WarningIcon } from '#ui/AlertDialog.tsx';
import { ButtonLink } from '#ui/TextLink.tsx';

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
