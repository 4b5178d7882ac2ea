import { diaDeLaSemana } from '@catedra/shared/fechas/en-palabras.ts';
import type { ResumenDeCarga } from '@catedra/shared/cargas/schemas.ts';
import type { EsperaDeCorreccion } from '@catedra/shared/entregas/schemas.ts';
import type { ResumenDeReportes, SemanasDeActividad } from '@catedra/shared/reportes/schemas.ts';
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
import { Lineas } from '#pages/dashboard/Lineas.tsx';
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
import { UltimaCarga } from '#pages/dashboard/UltimaCarga.tsx';
import { Valoraciones } from '#pages/dashboard/Valoraciones.tsx';
import { Cumplimiento } from '#parts/reportes/Cumplimiento.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { useActor } from '#platform/session.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import { AccessRequests } from '#parts/sesion/AccessRequests.tsx';
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
  const semanas = useQuery(semanasQuery);
  const { puede } = useActor();
  const espera = useQuery({ ...esperaQuery, enabled: puede('actividades:calificar') });
  const carga = useQuery({ ...ultimaCargaQuery, enabled: puede('usuarios:cargar') });
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
          // All at once: what came later would push down what is being read.
          [ahora, semanas, espera, carga].some(({ isLoading }) => isLoading) ? (
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
              <Partes
                resumen={resumen}
                semanas={semanas.data && <PorSemanas datos={semanas.data} />}
                tarde={semanas.data?.tarde}
                espera={espera.data}
                carga={carga.data}
              />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

/** How groups move; where there are none to compare, how much is done. */
const PorSemanas = ({ datos }: { readonly datos: SemanasDeActividad }) =>
  datos.grupos.length > 0 ? <Lineas {...datos} /> : <Semanas semanas={datos.semanas} />;

interface PartesProps {
  readonly resumen: ResumenDeReportes;
  /** Absent when it could not be read, here and below: the rest is shown all the same. */
  readonly semanas: ReactNode;
  readonly tarde: SemanasDeActividad['tarde'] | undefined;
  readonly espera: EsperaDeCorreccion | undefined;
  readonly carga: ResumenDeCarga | null | undefined;
}

function Partes({ resumen, semanas, tarde, espera, carga }: PartesProps) {
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
        <div>
          <Part>{semanas}</Part>
        </div>
        <div>
          <Part>
            <Plazos resumen={resumen} />
          </Part>
        </div>
      </div>
      <div className={classes.two}>
        <div>
          <Part>
            <Grupos resumen={resumen} tarde={tarde} />
          </Part>
        </div>
        <div>
          <Part>
            <Actividad dias={resumen.actividad} />
          </Part>
        </div>
      </div>
      <div className={classes.three}>
        {espera && (
          <div>
            <Part>
              <PorCorregir espera={espera} />
            </Part>
          </div>
        )}
        {carga && (
          <div>
            <Part>
              <UltimaCarga carga={carga} />
            </Part>
          </div>
        )}
        <div>
          <Part>
            <Valoraciones valorados={resumen} />
          </Part>
        </div>
      </div>
      <div className={classes.last}>
        <Part>
          <Casa resumen={resumen} />
        </Part>
      </div>
    </>
  );
}

function Hoy() {
  const now = useNow();
  const zone = useZone();
  return <time dateTime={now.toISOString()}>{diaDeLaSemana(now, zone)}</time>;
}
