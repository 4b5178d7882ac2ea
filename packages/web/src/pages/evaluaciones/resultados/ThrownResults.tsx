import type { PruebaConResultados } from '@catedra/shared/intentos/resultados.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pruebaQuery } from '#pages/evaluaciones/queries.ts';
import { ResultadosTab } from '#pages/evaluaciones/resultados/ResultadosTab.tsx';
import { isApiError } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ThrownResultsProps {
  readonly actividadId: string;
  /** Where there is no such thing, not even in the bin. */
  readonly missing: ReactNode;
}

/** What people did in an evaluation that was deleted, to be read and marked: nobody gets another attempt until it is taken back. */
export function ThrownResults({ actividadId, missing }: ThrownResultsProps) {
  const query = useQuery(pruebaQuery(actividadId));
  if (isApiError(query.error) && query.error.status === 404) return missing;
  if (query.data?.papelera) return <Thrown prueba={query.data} papelera={query.data.papelera} />;
  return (
    <WaitingPage title="Resultados" failed={query.isError} trail={[{ label: 'Cursos', to: rutas.cursos }]}>
      <QueryView query={query} label="Buscando los resultados…">
        {/* It came back meanwhile: what asked for it is told by itself. */}
        {() => missing}
      </QueryView>
    </WaitingPage>
  );
}

const WHICH = {
  actividad: () => 'Está en la papelera',
  seccion: (titulo: string) => `Está en la papelera, con la sección «${titulo}»`,
  curso: () => 'Está en la papelera, con su curso',
} as const;

interface ThrownProps {
  readonly prueba: PruebaConResultados;
  readonly papelera: NonNullable<PruebaConResultados['papelera']>;
}

function Thrown({ prueba, papelera }: ThrownProps) {
  const { puede } = useActor();
  const now = useNow();
  const zone = useZone();
  const { evaluacion, titulo, curso } = prueba;
  const withCourse = papelera.tipo === 'curso';
  const restores = puede('cursos:editar') || (!withCourse && puede('actividades:editar'));
  const bin = withCourse ? rutas.cursos : rutas.actividades(curso.id);
  return (
    <Page
      title={titulo}
      trail={[
        { label: 'Cursos', to: rutas.cursos },
        withCourse ? { label: curso.titulo } : { label: curso.titulo, to: rutas.actividades(curso.id) },
        { label: titulo },
      ]}
      subtitle={`${WHICH[papelera.tipo](papelera.titulo)}, desde ${cuando(papelera.en, now, zone)}. Sus resultados se leen, se descargan y se terminan de corregir; mientras no se recupere, nadie la hace otra vez.`}
      action={
        restores && (
          <ButtonLink variant="default" to={bin} search={{ ver: 'papelera' }}>
            Ir a la papelera
          </ButtonLink>
        )
      }
    >
      <ResultadosTab
        evaluacion={evaluacion}
        acted={null}
        curso={null}
        none={
          <EmptyState drawing="exam" title="Nadie la había empezado">
            No hay ningún intento que puedas ver.
          </EmptyState>
        }
      />
    </Page>
  );
}
