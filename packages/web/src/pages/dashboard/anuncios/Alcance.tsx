import type { DestinoConNombre } from '@catedra/shared/anuncios/schemas.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/dashboard/anuncios/Anuncios.module.css';
import { Personas } from '#pages/dashboard/anuncios/Personas.tsx';
import { audienciaQuery, quienesQuery } from '#pages/dashboard/anuncios/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { cuenta } from '#ui/words/words.ts';

export const NADIE =
  'Ahora mismo no lo leería nadie: entre esos destinatarios no hay ninguna persona que pueda entrar.';

/** How many would see it now; its line is kept while they are counted. */
export function Alcance({ destinos }: { readonly destinos: readonly DestinoConNombre[] }) {
  const query = useQuery(audienciaQuery(destinos));
  const [lista, setLista] = useState(false);
  const { data } = query;
  return (
    <div className={classes.reach} role="status">
      {query.isError && <span>{messageOf(query.error)}</span>}
      {data?.personas === 0 && <span className={classes.none}>{NADIE}</span>}
      {data !== undefined && data.personas > 0 && (
        <>
          <span className={classes.faces}>
            {data.datos.map((una, place) => (
              <Avatar key={una.id} {...una} place={place} size={24} />
            ))}
          </span>
          <span>
            <b>{cuenta(data.personas, 'persona')}</b>, sin repetir.{' '}
            <TextButton onClick={() => setLista(true)}>Ver la lista</TextButton>
          </span>
        </>
      )}
      {lista && <Quienes destinos={destinos} onClose={() => setLista(false)} />}
    </div>
  );
}

interface QuienesProps {
  readonly destinos: readonly DestinoConNombre[];
  readonly onClose: () => void;
}

function Quienes({ destinos, onClose }: QuienesProps) {
  const query = useInfiniteQuery(quienesQuery(destinos));
  return (
    <Dialog opened onClose={onClose} title="Quiénes lo verían ahora">
      <Personas query={query} nadie={NADIE} />
    </Dialog>
  );
}
