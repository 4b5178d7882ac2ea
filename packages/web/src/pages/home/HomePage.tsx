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

/** Seldom opened: it travels when it is asked for. */
const MisCertificados = openedPart(
  async () => (await import('#pages/home/certificados/MisCertificados.tsx')).MisCertificados,
);

/** Whoever marks or follows people opens on their work, and has their own courses beside it; the rest, on their courses. */
export function HomePage() {
  const { actor } = useActor();
  const { vista }: { vista?: string } = useSearch({ strict: false });
  if (vista === 'certificados')
    return (
      <Suspense fallback={<LoadingPage />}>
        <MisCertificados />
      </Suspense>
    );
  if (!tieneTrabajo(actor) || vista === 'cursos') return <LearnerHome />;
  return (
    <Suspense fallback={<WorkSkeleton />}>
      <WorkHome />
    </Suspense>
  );
}
