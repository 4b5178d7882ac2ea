import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import classes from '#pages/dashboard/anuncios/Anuncios.module.css';
import { Avatar } from '#ui/people/Avatar.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { fechaYHora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface Alguien {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly leidoEn?: string | null;
}

interface PersonasProps {
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly datos: readonly Alguien[] }>>;
  /** What is said where there is nobody. */
  readonly nadie: string;
}

/** People by their names, some at a time. */
export function Personas({ query, nadie }: PersonasProps) {
  const zone = useZone();
  return (
    <QueryView query={query} label="Cargando la lista…" skeleton={<RowBones rows={4} />}>
      {({ pages }) => {
        const personas = pages.flatMap(({ datos }) => datos);
        return (
          <>
            {personas.length === 0 && <p className={`look-quiet ${classes.nobody}`}>{nadie}</p>}
            <ul className={classes.people}>
              {personas.map(({ id, nombre, apellidos, leidoEn }) => (
                <li key={id}>
                  <Avatar nombre={nombre} apellidos={apellidos} />
                  <span>{`${nombre} ${apellidos}`.trim()}</span>
                  {leidoEn && <time className="look-faint">{fechaYHora(leidoEn, zone)}</time>}
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                variant="default"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Ver más
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
