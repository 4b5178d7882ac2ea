import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from '#pages/entregas/Entregas.module.css';
import type { Place } from '#pages/entregas/neighbours.ts';
import type { EntregasProps } from '#pages/entregas/props.ts';
import { QueueSteps } from '#pages/entregas/QueueSteps.tsx';
import { isApiError } from '#platform/api-error.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Page } from '#ui/frame/Page.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

interface DePersona {
  readonly persona: { readonly nombre: string; readonly apellidos: string };
}

interface MarkingFrameProps<T> extends EntregasProps {
  readonly query: UseQueryResult<T>;
  readonly subtitle: (read: T) => string;
  readonly place: (read: T) => Place;
  readonly children: (read: T) => ReactNode;
}

/** Whose it is, the way back to the queue and to its neighbours, around what is being marked. */
export function MarkingFrame<T extends DePersona>({
  trail,
  title,
  actividadId,
  query,
  subtitle,
  place,
  children,
}: MarkingFrameProps<T>) {
  const { pathname } = useLocation();
  const { search } = useListAddress();
  const back = { to: pathname, search: { ...search, entrega: undefined, lugar: undefined } };
  const { data } = query;
  useTitleFocus();

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
  return (
    <Page
      title={data ? fullName(data.persona) : title}
      trail={trail}
      subtitle={data && subtitle(data)}
      action={data && <QueueSteps place={place(data)} actividadId={actividadId} />}
    >
      <p className={classes.back}>
        <TextLink {...back}>Ver todos los trabajos</TextLink>
      </p>
      <QueryView query={query} label="Cargando el trabajo…">
        {children}
      </QueryView>
    </Page>
  );
}
