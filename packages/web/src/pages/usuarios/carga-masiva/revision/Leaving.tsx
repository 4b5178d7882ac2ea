import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Alert, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { salenQuery } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { fullName } from '#ui/people/PersonName.tsx';
import { TextButton, TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

/** Who is in the group and not in the file. */
export function Leaving({ carga }: { readonly carga: Carga }) {
  const [opened, setOpened] = useState(false);
  const query = useInfiniteQuery({ ...salenQuery(carga.id), enabled: opened });
  const personas = query.data?.pages.flatMap(({ datos }) => datos) ?? [];
  return (
    <Alert className={classes.notice} color="azafran" variant="light">
      <p>
        {cuenta(carga.salen, 'persona')} {carga.salen === 1 ? 'saldrá' : 'saldrán'} del grupo porque no{' '}
        {carga.salen === 1 ? 'está' : 'están'} en el archivo. Su cuenta y su progreso se conservan.{' '}
        <TextButton onClick={() => setOpened(!opened)}>
          {opened ? 'Ocultarlas' : 'Ver quiénes son'}
        </TextButton>
      </p>
      {opened && (
        <ul className={classes.people}>
          {personas.map((persona) => (
            <li key={persona.id}>
              <TextLink to={rutas.usuario(persona.id)} target="_blank">
                {fullName(persona)}
              </TextLink>{' '}
              {persona.correo}
            </li>
          ))}
        </ul>
      )}
      {opened && query.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </Alert>
  );
}
