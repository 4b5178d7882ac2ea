import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import classes from '#parts/sesion/LookAs.module.css';
import { messageOf } from '#platform/api-error.ts';
import { rememberLookFrom } from '#platform/look-from.ts';
import { useActor, verComo } from '#platform/session.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface LookAsProps {
  readonly persona: { readonly id: string; readonly nombre: string; readonly perfil: string };
  /** Where the look begins. */
  readonly home: string;
  readonly size?: ButtonProps['size'];
}

/** Looking at the academy as someone sees it, for whoever may; the server keeps it to looking. */
export function LookAs({ persona, home, size }: LookAsProps) {
  const { actor, puede } = useActor();
  const mirar = useMutation({
    mutationFn: () => verComo(persona.id),
    onSuccess: () => {
      const { pathname, search } = window.location;
      rememberLookFrom(pathname + search);
      window.location.assign(home);
    },
  });
  const allowed = puede('usuarios:ver-como') && persona.id !== actor.id;
  if (!allowed || !actor.otorgables.includes(persona.perfil)) return null;
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
        loading={mirar.isPending}
        title="Solo mirar: no se cambia nada y queda registrado."
        onClick={() => mirar.mutate()}
      >
        <span className={classes.words}>
          Ver <span className={classes.rest}>la academia </span>como {persona.nombre}
        </span>
      </Button>
      {mirar.isError && <ErrorState>{messageOf(mirar.error)}</ErrorState>}
    </>
  );
}
