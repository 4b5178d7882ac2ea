import { Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import classes from '#ui/states/QueryView.module.css';

interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  /** The shape of what comes; without it, a loader with its label. */
  readonly skeleton?: ReactNode;
  /** What is being waited for: "Cargando personas…". */
  readonly label?: string;
  readonly empty?: ReactNode;
  /** By default a list without elements and a page without `datos` are empty. */
  readonly isEmpty?: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** Owns the four faces of a query, so that no screen forgets one. */
export function QueryView<T>({
  query,
  skeleton,
  label,
  empty,
  isEmpty = hasNothing,
  children,
}: QueryViewProps<T>) {
  const { data } = query;
  if (data === undefined && !query.isError) return <Waiting skeleton={skeleton} label={label} />;
  if (data === undefined) {
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {messageOf(query.error)}
      </ErrorState>
    );
  }
  if (empty !== undefined && isEmpty(data)) return empty;
  return children(data);
}

function Waiting({
  skeleton,
  label = 'Cargando…',
}: {
  readonly skeleton?: ReactNode;
  readonly label?: string;
}) {
  return (
    <div aria-busy="true">
      {skeleton}
      <p className={skeleton ? classes.unseen : classes.waiting} role="status">
        {!skeleton && <Loader aria-hidden />}
        {label}
      </p>
    </div>
  );
}

function hasNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object' || data === null || !('datos' in data)) return false;
  return Array.isArray(data.datos) && data.datos.length === 0;
}
