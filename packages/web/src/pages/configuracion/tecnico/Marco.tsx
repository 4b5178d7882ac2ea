import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const NOMBRE = 'Técnico';
const CAMINO = [{ label: 'La academia', to: rutas.configuracion, search: { vista: 'academia' } }];

const PARTES = {
  trabajos: 'Trabajos',
  procesos: 'Procesos',
  consultas: 'Consultas lentas',
  espacio: 'Espacio',
  copias: 'Copias',
} as const;
export type Parte = keyof typeof PARTES;

function Partes({ actual }: { readonly actual: Parte }) {
  const { puede } = useActor();
  const propias = Object.entries(PARTES).map(([parte, label]) => ({
    label,
    to: rutas.configuracion,
    search: { vista: 'tecnico', ...(parte !== 'trabajos' && { parte }) },
    current: parte === actual,
  }));
  const correo = { label: 'Correo', to: rutas.configuracion, search: { vista: 'correo' }, current: false };
  return (
    <LinkTabs label="Partes de lo técnico" tabs={puede('avisos:correo') ? [...propias, correo] : propias} />
  );
}

interface MarcoProps<T> {
  readonly parte: Parte;
  readonly query: UseQueryResult<T>;
  /** What is found, in a sentence, and what is said under it. */
  readonly finding: (data: T) => string;
  readonly subtitle: (data: T) => ReactNode;
  readonly waiting: string;
  readonly action?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** One of the technical screens: its finding, and its own part. */
export function Marco<T>({ parte, query, finding, subtitle, waiting, action, children }: MarcoProps<T>) {
  const { data } = query;
  const content = (
    <>
      <Partes actual={parte} />
      <QueryView query={query} label={waiting}>
        {children}
      </QueryView>
    </>
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
      action={action}
      trail={[...CAMINO, { label: NOMBRE }]}
    >
      {content}
    </Page>
  );
}
