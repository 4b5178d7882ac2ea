import { Alert } from '@mantine/core';
import { useActor } from '#platform/session.ts';

/** Beside what is sent by mail: in this academy it would reach nobody. */
export function NoMail({ instead = '' }: { readonly instead?: string }) {
  const { sinCorreo } = useActor();
  if (!sinCorreo) return null;
  return (
    <Alert color="azafran" variant="light" my="xs" maw={640}>
      Esta academia no tiene servidor de correo: lo que se envía queda en una carpeta del servidor y no le
      llega a nadie. {instead}
    </Alert>
  );
}
