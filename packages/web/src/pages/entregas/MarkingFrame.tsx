import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { filterOf, NO_SITTING } from '#pages/entregas/address.ts';
import { Beside } from '#pages/entregas/Beside.tsx';
import { QueueFilters } from '#pages/entregas/cola/QueueFilters.tsx';
import classes from '#pages/entregas/Entregas.module.css';
import type { EntregasProps } from '#pages/entregas/props.ts';
import { type Place, pendientesQuery } from '#pages/entregas/queries.ts';
import { type Sitting, useSitting } from '#pages/entregas/sitting.ts';
import { MarkKeys } from '#pages/entregas/MarkKeys.tsx';
import { Meanwhile, Steps } from '#pages/entregas/Steps.tsx';
import { isApiError } from '#platform/api-error.ts';
import { Page } from '#ui/frame/Page.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface DePersona {
  readonly persona: { readonly id: string; readonly nombre: string; readonly apellidos: string };
}

interface MarkingFrameProps<T> extends EntregasProps {
  readonly query: UseQueryResult<T>;
  readonly subtitle: (read: T) => string;
  readonly place: (read: T) => Place;
  readonly children: (read: T, sitting: Sitting) => ReactNode;
}

const useBack = () => {
  const { pathname } = useLocation();
  const { search } = useListAddress();
  return { to: pathname, search: { ...search, ...NO_SITTING } };
};

/** Whose it is, the way back to the queue and to its neighbours, around what is being marked. */
export function MarkingFrame<T extends DePersona>(props: MarkingFrameProps<T>) {
  const { trail, title, query } = props;
  const back = useBack();
  useTitleFocus();
  // Each is read from its beginning.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);

  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <Page
        title="No encontramos este trabajo"
        trail={trail}
        subtitle="Puede que esa persona ya no esté en tus grupos."
      >
        <ButtonLink {...back}>Ver los que esperan</ButtonLink>
      </Page>
    );
  }
  if (query.data !== undefined) return <Read {...props} read={query.data} />;
  return (
    <Page title={title} trail={trail}>
      <p className={`look-line ${classes.back}`}>
        <TextLink {...back}>Ver todos los trabajos</TextLink>
      </p>
      <QueryView query={query} label="Cargando el trabajo…">
        {() => null}
      </QueryView>
    </Page>
  );
}

function Read<T extends DePersona>({
  read,
  trail,
  actividadId,
  subtitle,
  place,
  children,
}: MarkingFrameProps<T> & { readonly read: T }) {
  const { search } = useListAddress();
  const back = useBack();
  const here = place(read);
  const sitting = useSitting(here, read.persona, actividadId);
  const { data: pendientes } = useQuery(pendientesQuery(filterOf(search, actividadId)));
  return (
    <Page
      title={fullName(read.persona)}
      trail={trail}
      subtitle={subtitle(read)}
      action={<Steps sitting={sitting} />}
    >
      <div className={`look-line ${classes.back}`}>
        <TextLink {...back}>Ver todos los trabajos</TextLink>
        <QueueFilters pendientes={pendientes} oneTask={actividadId !== undefined} />
        <Beside place={here} sitting={sitting} />
      </div>
      <Meanwhile paso={sitting.paso} />
      {children(read, sitting)}
      <MarkKeys />
    </Page>
  );
}
