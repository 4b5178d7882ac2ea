import { tieneTrabajo } from '@catedra/shared/reportes/tiene-trabajo.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import classes from '#pages/home/avisos/MisAvisos.module.css';
import { LinesBones, NothingYet } from '#parts/avisos/BellContent.tsx';
import { Lines } from '#parts/avisos/Lines.tsx';
import { todosQuery } from '#parts/avisos/queries.ts';
import { sinLeer } from '#parts/avisos/read.ts';
import { useMarkRead } from '#parts/avisos/use-mark-read.ts';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { mayuscula } from '#ui/words/words.ts';

/** All that somebody was told, the newest first. */
export function MisAvisos() {
  const todos = useInfiniteQuery(todosQuery);
  const { actor } = useActor();
  const { mayMark, mark, error } = useMarkRead();
  const [first] = todos.data?.pages ?? [];
  const newest = first?.lineas[0]?.en;
  const unread = first && sinLeer(first.noLeidos);
  return (
    <Page
      title="Avisos"
      subtitle={unread ? `${mayuscula(unread)}. Se guardan 12 meses.` : 'Se guardan 12 meses.'}
      trail={[
        { label: tieneTrabajo(actor) ? 'Mi trabajo' : 'Mis cursos', to: rutas.home },
        { label: 'Avisos' },
      ]}
      action={
        <div className="look-wrap">
          <ButtonLink to={rutas.configuracion} search={{ vista: 'avisos' }} variant="default">
            Qué avisos quieres
          </ButtonLink>
          {mayMark && (
            <Button
              className={unread ? undefined : classes.none}
              variant="default"
              onClick={() => newest && mark({ hasta: newest })}
            >
              Marcar como leídos
            </Button>
          )}
        </div>
      }
    >
      {error && <ErrorState>No se han marcado como leídos. {messageOf(error)}</ErrorState>}
      <div className={classes.list}>
        <QueryView
          query={todos}
          label="Cargando tus avisos…"
          skeleton={<LinesBones />}
          isEmpty={({ pages }) => pages.every(({ lineas }) => lineas.length === 0)}
          empty={<NothingYet />}
        >
          {({ pages }) => <Lines byMonths lineas={pages.flatMap(({ lineas }) => lineas)} />}
        </QueryView>
        {todos.hasNextPage && (
          <Button
            className={classes.more}
            variant="default"
            loading={todos.isFetchingNextPage}
            onClick={() => void todos.fetchNextPage()}
          >
            Ver más
          </Button>
        )}
        {todos.isFetchNextPageError && <ErrorState>No han llegado más. {messageOf(todos.error)}</ErrorState>}
      </div>
    </Page>
  );
}
