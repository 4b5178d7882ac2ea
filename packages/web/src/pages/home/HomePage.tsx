import { tieneTrabajo } from '@catedra/shared/reportes/tiene-trabajo.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LearnerHome } from '#pages/home/LearnerHome.tsx';
import { WorkSkeleton } from '#pages/home/WorkSkeleton.tsx';
import { useActor } from '#platform/session.ts';
import { LoadingPage } from '#ui/states/LoadingLogo.tsx';
import { openedPart } from '#ui/states/opener.tsx';

/** Learners never ask for it. */
const WorkHome = openedPart(async () => (await import('#pages/home/trabajo/WorkHome.tsx')).WorkHome);

/** Seldom opened: they travel when they are asked for. */
const MisCertificados = openedPart(
  async () => (await import('#pages/home/certificados/MisCertificados.tsx')).MisCertificados,
);
const Calendario = openedPart(async () => (await import('#pages/home/calendario/Calendario.tsx')).Calendario);
const MisAvisos = openedPart(async () => (await import('#pages/home/avisos/MisAvisos.tsx')).MisAvisos);

const VIEWS = new Map([
  ['certificados', <MisCertificados key="certificados" />],
  ['calendario', <Calendario key="calendario" />],
  ['avisos', <MisAvisos key="avisos" />],
]);

/** Whoever marks or follows people opens on their work, and has their own courses beside it; the rest, on their courses. */
export function HomePage() {
  const { actor } = useActor();
  const { vista }: { vista?: string } = useSearch({ strict: false });
  const view = VIEWS.get(vista ?? '');
  if (view) return <Suspense fallback={<LoadingPage />}>{view}</Suspense>;
  if (!tieneTrabajo(actor) || vista === 'cursos') return <LearnerHome />;
  return (
    <Suspense fallback={<WorkSkeleton />}>
      <WorkHome />
    </Suspense>
  );
}
