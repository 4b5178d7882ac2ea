import type { MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rutas } from '#platform/paths.ts';
import { catalogoQuery } from '#pages/home/queries.ts';
import classes from '#pages/home/Catalogue.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { messageOf } from '#platform/api-error.ts';
import { CoverShelf } from '#ui/marks/CoverShelf.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { AppLink } from '#ui/frame/TextLink.tsx';
import { cuenta, total as totalEnPalabras } from '#ui/words/words.ts';

interface CatalogueProps {
  readonly categorias: readonly string[];
  readonly mios: readonly MiCurso[];
}

/** The open courses of the academy, on a shelf. */
export function Catalogue({ categorias, mios }: CatalogueProps) {
  const { search, set } = useListAddress();
  const { buscar, categoria } = search;
  const catalogo = useInfiniteQuery(catalogoQuery({ buscar, categoria }));
  const { data } = catalogo;
  const cursos = useMemo(() => data?.pages.flatMap((pagina) => pagina.datos) ?? [], [data]);
  // After those above it, which keep their looks.
  const shelf = useMemo(() => [...mios, ...cursos], [mios, cursos]);
  const total = catalogo.data?.pages[0]?.total;
  const own = new Set(mios.map((curso) => curso.id));
  const clear = () => set({ buscar: undefined, categoria: undefined });

  return (
    <section className={classes.catalogue} id="catalogo" aria-labelledby="titulo-catalogo">
      <div className={`look-line ${classes.head}`}>
        <div>
          <h2 id="titulo-catalogo">Cursos abiertos</h2>
          <p>Apúntate cuando quieras, sin permiso de nadie.</p>
        </div>
        <SearchField
          label="Buscar en los cursos abiertos"
          placeholder="Busca por título"
          value={buscar ?? ''}
          onChange={(value) => set({ buscar: value || undefined })}
        />
      </div>
      <Topics categorias={categorias} value={categoria} onChange={(value) => set({ categoria: value })} />
      <p className={unseen.unseen} role="status">
        {total && !catalogo.isFetching ? `${totalEnPalabras(total.valor, total.exacto)} cursos abiertos` : ''}
      </p>
      {catalogo.isError && cursos.length === 0 && (
        <ErrorState onRetry={() => void catalogo.refetch()} retrying={catalogo.isFetching}>
          {messageOf(catalogo.error)}
        </ErrorState>
      )}
      <CoverShelf cursos={shelf}>
        <ul className={classes.shelf} aria-busy={catalogo.isFetching}>
          {cursos.map((curso) => (
            <Book key={curso.id} curso={curso} own={own.has(curso.id)} />
          ))}
        </ul>
      </CoverShelf>
      {catalogo.isSuccess && cursos.length === 0 && (
        <EmptyState
          drawing="search"
          title={
            buscar ? `Ningún curso abierto coincide con «${buscar}»` : 'Ningún curso abierto es de este tema'
          }
          action={
            <Button variant="default" onClick={clear}>
              Ver todos los cursos
            </Button>
          }
        />
      )}
      {catalogo.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={catalogo.isFetchingNextPage}
          onClick={() => void catalogo.fetchNextPage()}
        >
          Ver más cursos
        </Button>
      )}
    </section>
  );
}

function Book({ curso, own }: { readonly curso: Curso; readonly own: boolean }) {
  const { id, titulo, imagen } = curso;
  const actividades = cuenta(curso.actividades, 'actividad', 'actividades');
  const meta = [curso.categoria, own ? 'ya estás en él' : actividades].filter(Boolean).join(' · ');
  return (
    <li className={classes.book}>
      <Cover className={classes.cover} id={id} travels={!own} title={titulo} image={imagen} />
      <SerifTitle level={3} size={20} className={classes.title}>
        <AppLink to={rutas.curso(curso.slug)} state={{ portada: { id, titulo, imagen } }}>
          {titulo}
        </AppLink>
      </SerifTitle>
      <p>{meta}</p>
    </li>
  );
}

interface TopicsProps {
  readonly categorias: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Topics({ categorias, value, onChange }: TopicsProps) {
  if (categorias.length < 2) return null;
  return (
    <div className={classes.topics} role="group" aria-label="Tema">
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        Todos
      </button>
      {categorias.map((categoria) => (
        <button
          key={categoria}
          type="button"
          aria-pressed={value === categoria}
          onClick={() => onChange(value === categoria ? undefined : categoria)}
        >
          {categoria}
        </button>
      ))}
    </div>
  );
}
