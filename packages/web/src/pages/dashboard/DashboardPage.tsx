import { diaDeLaSemana } from '@catedra/shared/fechas/en-palabras.ts';
import type { EsperaDeCorreccion } from '@catedra/shared/entregas/schemas.ts';
import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Actividad } from '#pages/dashboard/Actividad.tsx';
import { Ahora } from '#pages/dashboard/Ahora.tsx';
import { Casa } from '#pages/dashboard/Casa.tsx';
import { Cifras } from '#pages/dashboard/Cifras.tsx';
import classes from '#pages/dashboard/Dashboard.module.css';
import { DiskNotice } from '#pages/dashboard/DiskNotice.tsx';
import { DashboardSkeleton } from '#pages/dashboard/DashboardSkeleton.tsx';
import { Grupos } from '#pages/dashboard/Grupos.tsx';
import { entradilla, titular } from '#pages/dashboard/hallazgos.ts';
import { PorCaducar } from '#pages/dashboard/PorCaducar.tsx';
import { Plazos } from '#pages/dashboard/Plazos.tsx';
import { PorCorregir } from '#pages/dashboard/PorCorregir.tsx';
import {
  ahoraQuery,
  esperaQuery,
  resumenQuery,
  semanasQuery,
  ultimaCargaQuery,
} from '#pages/dashboard/queries.ts';
import { Semanas } from '#pages/dashboard/Semanas.tsx';
import { SinAsignar } from '#pages/dashboard/SinAsignar.tsx';
import { SinCargas, UltimaCarga } from '#pages/dashboard/UltimaCarga.tsx';
import { Valoraciones } from '#pages/dashboard/Valoraciones.tsx';
import { Cumplimiento } from '#parts/reportes/Cumplimiento.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { useActor } from '#platform/session.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import { AccessRequests } from '#parts/sesion/AccessRequests.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { EnVista } from '#ui/states/EnVista.tsx';
import { LoadingPage } from '#ui/states/LoadingLogo.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Seldom opened: it travels when it is asked for. */
const AnunciosPage = openedPart(
  async () => (await import('#pages/dashboard/anuncios/AnunciosPage.tsx')).AnunciosPage,
);

export function DashboardPage() {
  const { vista }: Search = useSearch({ strict: false });
  const { puede } = useActor();
  if (puede('avisos:anunciar') && (vista === 'anuncios' || !puede('reportes:ver')))
    return (
      <Suspense fallback={<LoadingPage />}>
        <AnunciosPage />
      </Suspense>
    );
  return <Dashboard />;
}

function Dashboard() {
  const query = useQuery(resumenQuery);
  const ahora = useQuery(ahoraQuery);
  const { puede } = useActor();
  const espera = useQuery({ ...esperaQuery, enabled: puede('actividades:calificar') });
  return (
    <Page
      title={query.data ? titular(query.data) : 'Dashboard'}
      documentTitle="Dashboard"
      subtitle={query.data ? entradilla(query.data) : '\u00a0'}
      trail={[{ label: 'Dashboard' }]}
      aside={<Hoy />}
      action={
        puede('avisos:anunciar') && (
          <ButtonLink variant="default" to={rutas.dashboard} search={{ vista: 'anuncios' }}>
            Anuncios
          </ButtonLink>
        )
      }
    >
      <WorkTabs here="dashboard" />
      <Suspense>
        <Part>
          <AccessRequests />
        </Part>
      </Suspense>
      <QueryView query={query} label="Cargando las cifras…" skeleton={<DashboardSkeleton />}>
        {(resumen) =>
          // What stands above the fold at once: what came later would push down what is being read.
          [ahora, espera].some(({ isLoading }) => isLoading) ? (
            <DashboardSkeleton />
          ) : (
            <>
              {resumen.disco?.poco && (
                <Part>
                  <DiskNotice {...resumen.disco} />
                </Part>
              )}
              {ahora.data && (
                <Part>
                  <Ahora ahora={ahora.data} />
                </Part>
              )}
              <Partes resumen={resumen} espera={espera.data} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

/** How groups go; where there are none to compare, how much is done each week. */
function PorSemanas({ resumen }: { readonly resumen: ResumenDeReportes }) {
  const semanas = useQuery(semanasQuery);
  if (semanas.isLoading) return <RowBones rows={resumen.grupos.length + 1} />;
  if (resumen.grupos.length === 0 && semanas.data) return <Semanas semanas={semanas.data.semanas} />;
  return <Grupos resumen={resumen} semanas={semanas.data} />;
}

function LaCarga() {
  const carga = useQuery(ultimaCargaQuery);
  if (carga.isLoading) return <RowBones rows={3} />;
  return carga.data ? <UltimaCarga carga={carga.data} /> : <SinCargas />;
}

interface PartesProps {
  readonly resumen: ResumenDeReportes;
  /** Absent when it could not be read: the rest is shown all the same. */
  readonly espera: EsperaDeCorreccion | undefined;
}

function Partes({ resumen, espera }: PartesProps) {
  const { puede } = useActor();
  if (resumen.asignaciones === 0) {
    return (
      <>
        <Part>
          <Cifras resumen={resumen} espera={espera} />
        </Part>
        <Part>
          <SinAsignar cursos={resumen.cursosPublicados} />
        </Part>
      </>
    );
  }
  return (
    <>
      <Part>
        <Cifras resumen={resumen} espera={espera} />
      </Part>
      <Part>
        <Cumplimiento />
      </Part>
      <div className={classes.two}>
        <Panel bones={resumen.grupos.length + 1}>
          <PorSemanas resumen={resumen} />
        </Panel>
        <div>
          <Part>
            <Plazos resumen={resumen} />
          </Part>
        </div>
      </div>
      <div className={classes.panels}>
        {espera && (
          <Panel>
            <PorCorregir espera={espera} />
          </Panel>
        )}
        {puede('certificados:ver') && (
          <Panel>
            <PorCaducar />
          </Panel>
        )}
        <Panel>
          <Actividad dias={resumen.actividad} />
        </Panel>
        {puede('usuarios:cargar') && (
          <Panel>
            <LaCarga />
          </Panel>
        )}
        <Panel>
          <Valoraciones valorados={resumen} />
        </Panel>
      </div>
      <div className={classes.last}>
        <Panel bones={2}>
          <Casa resumen={resumen} />
        </Panel>
      </div>
    </>
  );
}

interface PanelProps {
  /** Rows of what usually comes. */
  readonly bones?: number;
  readonly children: ReactNode;
}

/** A panel below the fold: it asks for its own when it comes into sight, and breaks alone. */
const Panel = ({ bones = 4, children }: PanelProps) => (
  <div>
    <Part>
      <EnVista bones={<RowBones rows={bones} />}>{children}</EnVista>
    </Part>
  </div>
);

function Hoy() {
  const now = useNow();
  const zone = useZone();
  return <time dateTime={now.toISOString()}>{diaDeLaSemana(now, zone)}</time>;
}
