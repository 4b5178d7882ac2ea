import * as sesionApi from '@catedra/shared/sesion/api.ts';
import type { PeticionDeAcceso } from '@catedra/shared/sesion/schemas.ts';
import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import classes from '#ui/people/AccessRequests.module.css';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { TemporaryPassword } from '#ui/people/TemporaryPassword.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { hace } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const peticionesQuery = queryOptions({
  queryKey: ['usuarios', 'peticiones-de-acceso'],
  queryFn: ({ signal }) => ask(sesionApi.leerPeticiones, {}, { signal }),
  meta: { escucha: ['usuarios'] },
});

/** Who can't get in and gets no link by mail, for whoever may give them a password: all of them, or one. */
export function AccessRequests({ usuarioId }: { readonly usuarioId?: string }) {
  const { puede, mirada } = useActor();
  const allowed = puede('usuarios:editar') && mirada === undefined;
  const { data = [] } = useQuery({ ...peticionesQuery, enabled: allowed });
  const [giving, setGiving] = useState<PeticionDeAcceso | null>(null);
  const shown = data.filter((una) => usuarioId === undefined || una.usuarioId === usuarioId);
  if (!allowed) return null;
  return (
    <>
      {shown.length > 0 && (
        <ul className={classes.list} aria-label="No pueden entrar">
          {shown.map((peticion) => (
            <Request key={peticion.usuarioId} peticion={peticion} onGive={() => setGiving(peticion)} />
          ))}
        </ul>
      )}
      <GiveDialog peticion={giving} onClose={() => setGiving(null)} />
    </>
  );
}

interface RequestProps {
  readonly peticion: PeticionDeAcceso;
  readonly onGive: () => void;
}

function Request({ peticion, onGive }: RequestProps) {
  const now = useNow();
  const zone = useZone();
  const { numero, pedidaEn } = peticion;
  return (
    <li>
      <Avatar nombre={peticion.nombre} apellidos={peticion.apellidos} />
      <p>
        <b>{fullName(peticion)} no puede entrar</b>
        <span>
          Pidió otra contraseña {hace(pedidaEn, now, zone)}, con el número <b>{numero}</b>.
        </span>
      </p>
      <Button onClick={onGive}>Darle una contraseña</Button>
    </li>
  );
}

interface GiveDialogProps {
  readonly peticion: PeticionDeAcceso | null;
  readonly onClose: () => void;
}

/** Who they are is proved by the number before the password is made. */
function GiveDialog({ peticion, onClose }: GiveDialogProps) {
  const queryClient = useQueryClient();
  const dar = useMutation({
    mutationFn: (id: string) => ask(sesionApi.darContraseñaTemporal, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['usuarios'] }),
  });
  const close = () => {
    dar.reset();
    onClose();
  };
  return (
    <Dialog
      opened={peticion !== null}
      onClose={close}
      closeOnClickOutside={!dar.data}
      title={dar.data ? `Léesela a ${peticion?.nombre}` : `¿Darle una contraseña a ${peticion?.nombre}?`}
    >
      {dar.data ? (
        <TemporaryPassword {...dar.data} />
      ) : (
        <p>
          Comprueba que es {peticion && <b>{fullName(peticion)}</b>}: te dirá el número{' '}
          <b>{peticion?.numero}</b>. La contraseña que tenía dejará de servir y sus sesiones abiertas se
          cerrarán.
        </p>
      )}
      {dar.isError && <ErrorState>{messageOf(dar.error)}</ErrorState>}
      <DialogActions onCancel={dar.data ? undefined : close} careful>
        {dar.data ? (
          <Button onClick={close}>Ya se la he dado</Button>
        ) : (
          <Button loading={dar.isPending} onClick={() => peticion && dar.mutate(peticion.usuarioId)}>
            Crear contraseña temporal
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
