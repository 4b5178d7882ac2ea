import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { LineBones } from '#ui/states/Bones.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import classes from '#ui/states/QueryView.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';

const LATE = 10_000;

interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  /** The shape of what comes; without it, some lines. */
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
  if (data === undefined && !query.isError)
    return <Waiting skeleton={skeleton} label={label} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Failed query={query} />;
  if (empty !== undefined && isEmpty(data)) return empty;
  return children(data);
}

/** What the address asks for is refused for ever, if nobody could have chosen it: without it the page is as it was. */
function Failed({ query }: { readonly query: UseQueryResult }) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  if (isApiError(query.error, 'DATOS_INVALIDOS') && Object.keys(search).length > 0)
    return (
      <ErrorState
        retry="Ver todo"
        onRetry={() => void navigate({ to: '.', search: {} as never, replace: true })}
      >
        La dirección de esta página pide algo que no existe. Puede que el enlace esté mal copiado.
      </ErrorState>
    );
  return (
    <ErrorState
      missing
      title="No se ha podido cargar"
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {messageOf(query.error)}
    </ErrorState>
  );
}

interface WaitingProps {
  readonly skeleton?: ReactNode;
  readonly label?: string;
  readonly onRetry?: () => void;
}

/** Bones in the shape of what comes; once it is late, that is said and it can be asked for again. */
export function Waiting({ skeleton = <LineBones />, label = 'Cargando…', onRetry }: WaitingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <div className={classes.bones}>{skeleton}</div>
      <p className={unseen.unseen} role="status">
        {label}
      </p>
      {late && (
        <p className={classes.late}>
          Está tardando. {onRetry && <TextButton onClick={onRetry}>Reintentar</TextButton>}
        </p>
      )}
    </div>
  );
}

function hasNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object' || data === null || !('datos' in data)) return false;
  return Array.isArray(data.datos) && data.datos.length === 0;
}
