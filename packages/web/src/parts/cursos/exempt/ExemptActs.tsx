import { Suspense } from 'react';
import type { Quienes } from '#parts/cursos/exempt/exempting.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

const ExemptDialog = lazyPart(
  async () => (await import('#parts/cursos/exempt/ExemptDialog.tsx')).ExemptDialog,
);
const EndExemptDialog = lazyPart(
  async () => (await import('#parts/cursos/exempt/EndExemptDialog.tsx')).EndExemptDialog,
);
const WaiverDialog = lazyPart(
  async () => (await import('#parts/cursos/exempt/WaiverDialog.tsx')).WaiverDialog,
);

/** What is about to be done with waivers, and to whom. */
export interface ExemptAct {
  readonly que: 'dar' | 'quitar' | 'ver';
  readonly quienes: Quienes;
  /** Of one person alone, their name. */
  readonly nombre?: string;
}

interface ExemptActsProps {
  readonly cursoId: string;
  readonly acto: ExemptAct | null;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** The dialogs of excusing people from a course. */
export function ExemptActs({ cursoId, acto, onClose, onDone }: ExemptActsProps) {
  if (acto === null) return null;
  const { que, quienes, nombre } = acto;
  const [usuarioId] = quienes.usuarioIds ?? [];
  const shared = { cursoId, quienes, nombre, onClose, onDone };
  return (
    <Suspense fallback={null}>
      {que === 'dar' && <ExemptDialog {...shared} />}
      {que === 'quitar' && <EndExemptDialog {...shared} />}
      {que === 'ver' && usuarioId !== undefined && (
        <WaiverDialog cursoId={cursoId} usuarioId={usuarioId} nombre={nombre ?? ''} onClose={onClose} />
      )}
    </Suspense>
  );
}
