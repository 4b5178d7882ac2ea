import { leerPeticiones } from '@catedra/shared/perfiles/api.ts';
import { type PeticionPorDecidir, permisoEnFrase } from '@catedra/shared/perfiles/peticiones.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import classes from '#parts/perfiles/PermissionRequests.module.css';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { AT_FIRST, MoreRequests } from '#ui/lists/MoreRequests.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { hace, mayuscula } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** The oldest that wait, of everybody or of one person. */
export const permisosPedidosQuery = (usuarioId?: string, cuantos = AT_FIRST) =>
  queryOptions({
    queryKey: ['perfiles', 'peticiones', usuarioId ?? 'todas', cuantos],
    // One more than is shown: whether there are others.
    queryFn: ({ signal }) =>
      ask(leerPeticiones, { query: { limite: cuantos + 1, ...(usuarioId && { usuarioId }) } }, { signal }),
    meta: { escucha: ['avisos', 'usuarios', 'perfiles'] },
  });

const SayNo = openedPart(async () => (await import('#parts/perfiles/SayNo.tsx')).SayNo);

/** Whoever could give somebody a permission: by another profile, or by writing theirs anew. */
const useGives = () => {
  const { puede, mirada } = useActor();
  return (puede('usuarios:editar') || puede('perfiles:editar')) && mirada === undefined;
};

/** The permissions that people ask for, for whoever may give them: all of them, or one person's. */
export function PermissionRequests({ usuarioId }: { readonly usuarioId?: string }) {
  const allowed = useGives();
  const [cuantos, setCuantos] = useState(AT_FIRST);
  const { data, isPlaceholderData } = useQuery({
    ...permisosPedidosQuery(usuarioId, cuantos),
    enabled: allowed,
    ...(usuarioId === undefined && { placeholderData: keepPreviousData }),
  });
  const [answering, setAnswering] = useState<PeticionPorDecidir | null>(null);
  const [said, setSaid] = useState('');
  if (!allowed) return null;
  const todas = data?.peticiones ?? [];
  const shown = todas.slice(0, cuantos);
  return (
    <>
      {shown.length > 0 && (
        <ul className={classes.list} aria-label="Piden permisos">
          {shown.map((peticion) => (
            <Request
              key={peticion.id}
              peticion={peticion}
              here={usuarioId !== undefined}
              onNo={() => setAnswering(peticion)}
            />
          ))}
        </ul>
      )}
      <MoreRequests
        shown={cuantos}
        more={todas.length > cuantos || isPlaceholderData}
        waits={isPlaceholderData}
        onMore={setCuantos}
      />
      <p className={classes.said} role="status">
        {said}
      </p>
      {answering && (
        <Suspense>
          <SayNo peticion={answering} onClose={() => setAnswering(null)} onDone={setSaid} />
        </Suspense>
      )}
    </>
  );
}

interface RequestProps {
  readonly peticion: PeticionPorDecidir;
  /** On the page of whoever asks: their profile is at hand. */
  readonly here: boolean;
  readonly onNo: () => void;
}

function Request({ peticion, here, onNo }: RequestProps) {
  const now = useNow();
  const zone = useZone();
  const { persona, permiso, nota, en } = peticion;
  const name = fullName(persona);
  return (
    <li>
      <Avatar {...persona} />
      <p>
        <b>
          {name} pide permiso para {permisoEnFrase(permiso)}
        </b>
        {nota && <q>{nota}</q>}
        <span>
          {mayuscula(hace(en, now, zone))}. Su perfil es {persona.perfil}
          {here && ': cámbialo aquí, o añade el permiso al perfil'}.
        </span>
      </p>
      <div className={classes.ways}>
        <Button variant="default" onClick={onNo} aria-label={`Decir que no a ${name}`}>
          Decir que no
        </Button>
        {!here && (
          <ButtonLink to={rutas.usuario(persona.id)} aria-label={`Dárselo a ${name}, en su ficha`}>
            Dárselo
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
