import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { rutas } from '#app/paths.ts';
import classes from '#pages/perfiles/por-que/Why.module.css';
import type { Sugerencia } from '#pages/perfiles/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { useActor, verComo } from '#platform/session.ts';
import { ErrorState } from '#ui/ErrorState.tsx';

/** Better than an explanation: seeing it. */
export function LookAs({ persona }: { readonly persona: Sugerencia }) {
  const { actor, puede } = useActor();
  const mirar = useMutation({
    mutationFn: () => verComo(persona.id),
    onSuccess: () => window.location.assign(rutas.home),
  });
  const grantable = actor.otorgables.includes(persona.detalle);
  if (!puede('usuarios:ver-como') || persona.id === actor.id || !grantable) return null;
  return (
    <div className={classes.look}>
      <Button
        variant="default"
        leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
        loading={mirar.isPending}
        onClick={() => mirar.mutate()}
      >
        Ver la academia como {persona.nombre}
      </Button>
      {mirar.isError && <ErrorState>{messageOf(mirar.error)}</ErrorState>}
      <p>Solo mirar: no se cambia nada y queda registrado.</p>
    </div>
  );
}
