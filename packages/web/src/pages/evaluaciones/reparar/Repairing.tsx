import { Suspense } from 'react';
import { useRepair } from '#pages/evaluaciones/reparar/use-repair.ts';
import { openedPart } from '#ui/states/opener.tsx';

const RepairDialog = openedPart(
  async () => (await import('#pages/evaluaciones/reparar/RepairDialog.tsx')).RepairDialog,
);

/** The repair that the address names, over whichever tab is open. */
export function Repairing({ evaluacionId }: { readonly evaluacionId: string }) {
  const { repairing, close } = useRepair();
  if (!repairing) return null;
  return (
    <Suspense>
      <RepairDialog evaluacionId={evaluacionId} preguntaId={repairing} onClose={close} />
    </Suspense>
  );
}
