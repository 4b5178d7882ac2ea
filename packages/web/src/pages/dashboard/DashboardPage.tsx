import type { ResumenDeReportes, SemanasDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Actividad } from '#pages/dashboard/Actividad.tsx';
import { Ahora } from '#pages/dashboard/Ahora.tsx';
import { Cifras } from '#pages/dashboard/Cifras.tsx';
import classes from '#pages/dashboard/Dashboard.module.css';
import { DiskNotice } from '#pages/dashboard/DiskNotice.tsx';
import { DashboardSkeleton } from '#pages/dashboard/DashboardSkeleton.tsx';
import { Grupos } from '#pages/dashboard/Grupos.tsx';
import { entradilla, titular } from '#pages/dashboard/hallazgos.ts';
import { Lineas } from '#pages/dashboard/Lineas.tsx';
import { Plazos } from '#pages/dashboard/Plazos.tsx';
import { ahoraQuery, resumenQuery, semanasQuery } from '#pages/dashboard/queries.ts';
import { Semanas } from '#pages/dashboard/Semanas.tsx';
import { SinAsignar } from '#pages/dashboard/SinAsignar.tsx';
import { Valoraciones } from '#pages/dashboard/Valoraciones.tsx';
import { AccessRequests } from '#ui/people/AccessRequests.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

export function DashboardPage() {
  const query = useQuery(resumenQuery);
  const ahora = useQuery(ahoraQuery);
  const semanas = useQuery(semanasQuery);
  return (
    <Page
      title={query.data ? titular(query.data) : 'Dashboard'}
      documentTitle="Dashboard"
      subtitle={query.data ? entradilla(query.data) : '\u00a0'}
      trail={[{ label: 'Dashboard' }]}
      aside={<Hoy />}
    >
      <AccessRequests />
      <QueryView query={query} label="Cargando las cifras…" skeleton={<DashboardSkeleton />}>
        {(resumen) =>
          // All at once: what came later would push down what is being read.
          ahora.isPending || semanas.isPending ? (
            <DashboardSkeleton />
          ) : (
            <>
              {resumen.disco && <DiskNotice {...resumen.disco} />}
              {ahora.data && <Ahora ahora={ahora.data} />}
              <Partes resumen={resumen} semanas={semanas.data && <PorSemanas datos={semanas.data} />} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

/** How groups move; where there are none to compare, how much is done. */
const PorSemanas = ({ datos: { grupos, semanas } }: { readonly datos: SemanasDeActividad }) =>
  grupos.length > 0 ? <Lineas grupos={grupos} semanas={semanas} /> : <Semanas semanas={semanas} />;

interface PartesProps {
  readonly resumen: ResumenDeReportes;
  /** Absent when it could not be read: the rest is shown all the same. */
  readonly semanas: ReactNode;
}

function Partes({ resumen, semanas }: PartesProps) {
  if (resumen.asignaciones === 0) {
    return (
      <>
        <Cifras resumen={resumen} />
        <SinAsignar cursos={resumen.cursosPublicados} />
      </>
    );
  }
  return (
    <>
      <Cifras resumen={resumen} />
      <div className={classes.two}>
        <div>{semanas}</div>
        <div>
          <Plazos resumen={resumen} />
        </div>
      </div>
      <div className={classes.two}>
        <div>
          <Grupos grupos={resumen.grupos} />
        </div>
        <div>
          <Actividad dias={resumen.actividad} />
          <Valoraciones valorados={resumen} />
        </div>
      </div>
    </>
  );
}

function Hoy() {
  const now = useNow();
  const zone = useZone();
  const hoy = new Intl.DateTimeFormat('es', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  });
  return <time dateTime={now.toISOString()}>{hoy.format(now)}</time>;
}
