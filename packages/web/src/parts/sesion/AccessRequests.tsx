import * as sesionApi from '@catedra/shared/sesion/api.ts';
import type { PeticionDeAcceso } from '@catedra/shared/sesion/schemas.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import classes from '#parts/sesion/AccessRequests.module.css';
import { AT_FIRST, MoreRequests } from '#ui/lists/MoreRequests.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { hace } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

export const peticionesQuery = (usuarioId?: string, cuantas = AT_FIRST) =>
  queryOptions({
    queryKey: ['usuarios', 'peticiones-de-acceso', usuarioId ?? 'todas', cuantas],
    // One more than is shown: whether there are others.
    queryFn: ({ signal }) =>
      ask(
        sesionApi.leerPeticiones,
        { query: { limite: cuantas + 1, ...(usuarioId && { usuarioId }) } },
        { signal },
      ),
    meta: { escucha: ['usuarios'] },
  });

const GiveAccess = openedPart(async () => (await import('#parts/sesion/GiveAccess.tsx')).GiveAccess);

/** Who can't get in and gets no link by mail, for whoever may give them a password: all of them, or one. */
export function AccessRequests({ usuarioId }: { readonly usuarioId?: string }) {
  const { puede, mirada } = useActor();
  const allowed = puede('usuarios:editar') && mirada === undefined;
  const [cuantas, setCuantas] = useState(AT_FIRST);
  const { data = [], isPlaceholderData } = useQuery({
    ...peticionesQuery(usuarioId, cuantas),
    enabled: allowed,
    ...(usuarioId === undefined && { placeholderData: keepPreviousData }),
  });
  const [giving, setGiving] = useState<PeticionDeAcceso | null>(null);
  const shown = data.slice(0, cuantas);
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
      <MoreRequests
        shown={cuantas}
        more={data.length > cuantas || isPlaceholderData}
        waits={isPlaceholderData}
        onMore={setCuantas}
      />
      {giving && (
        <Suspense>
          <GiveAccess peticion={giving} onClose={() => setGiving(null)} />
        </Suspense>
      )}
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
