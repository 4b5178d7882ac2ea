import type { Acto, Informe, PedidoEscrito } from '@catedra/shared/informes/declarar.ts';
import type { EnCursos } from '@catedra/shared/lotes/asignaciones.ts';
import { useQuery } from '@tanstack/react-query';
import { enCursosDe } from '#pages/reportes/informe/actos/en-cursos.ts';
import { asignacionesQuery } from '#pages/reportes/informe/queries.ts';
import { ExemptAcross } from '#parts/cursos/across/ExemptAcross.tsx';
import { ExtendAcross } from '#parts/cursos/across/ExtendAcross.tsx';
import { RemindAcross } from '#parts/cursos/across/RemindAcross.tsx';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

const DIALOGOS = { recordar: RemindAcross, prorrogar: ExtendAcross, eximir: ExemptAcross } as const;

const TITULOS: Readonly<Record<Acto, string>> = {
  recordar: 'Recordar',
  prorrogar: 'Prorrogar',
  eximir: 'Eximir',
};

interface ActingProps {
  readonly acto: Acto;
  /** Those selected; null: all that match. */
  readonly filas: readonly string[] | null;
  readonly informe: Informe;
  readonly pedido: PedidoEscrito;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** What is about to be done, and to whom; all that match are asked for first. */
export function Acting({ acto, filas, informe, pedido, onClose, onDone }: ActingProps) {
  const todas = useQuery({ ...asignacionesQuery(informe, pedido), enabled: filas === null });
  const enCursos: EnCursos | undefined = filas ? enCursosDe(filas) : todas.data?.enCursos;
  if (todas.isError)
    return (
      <Dialog opened onClose={onClose} title={TITULOS[acto]}>
        <ErrorState>{messageOf(todas.error)}</ErrorState>
      </Dialog>
    );
  if (!enCursos) return null;
  const Dialogo = DIALOGOS[acto];
  return <Dialogo enCursos={enCursos} onClose={onClose} onDone={onDone} />;
}
