import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { AlertDialog, WarningIcon } from '#ui/dialogs/AlertDialog.tsx';

export function TemporaryPasswordAlert() {
  const navigate = useNavigate();
  return (
    <AlertDialog
      title="¡Espera!"
      text="Tienes una contraseña temporal por favor cambiala por una mas segura"
      icon={<WarningIcon />}
    >
      <Button size="md" fullWidth onClick={() => void navigate({ to: rutas.configuracion })}>
        Cambiar
      </Button>
    </AlertDialog>
  );
}
