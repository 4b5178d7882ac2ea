import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const NOMBRE = 'Técnico';
const CAMINO = [{ label: 'Configuración de mi perfil', to: rutas.configuracion }];

interface MarcoProps<T> {
  readonly query: UseQueryResult<T>;
  /** What is found, in a sentence, and what is said under it. */
  readonly finding: (data: T) => string;
  readonly subtitle: (data: T) => ReactNode;
  readonly waiting: string;
  readonly children: (data: T) => ReactNode;
}

/** One of the technical screens: its finding, and its own part. */
export function Marco<T>({ query, finding, subtitle, waiting, children }: MarcoProps<T>) {
  const { data } = query;
  const content = (
    <QueryView query={query} label={waiting}>
      {children}
    </QueryView>
  );
  if (data === undefined)
    return (
      <WaitingPage title={NOMBRE} trail={CAMINO} failed={query.isError}>
        {content}
      </WaitingPage>
    );
  return (
    <Page
      title={finding(data)}
      documentTitle={NOMBRE}
      subtitle={subtitle(data)}
      trail={[...CAMINO, { label: NOMBRE }]}
    >
      {content}
    </Page>
  );
}
