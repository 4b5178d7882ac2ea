import * as evaluacionesApi from '@catedra/shared/evaluaciones/api.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { ComandoEvaluacion } from '@catedra/shared/evaluaciones/rules.ts';
import { IconPencilMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { ConfirmButton, ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { useState } from 'react';

const MARCAS: Readonly<Record<Evaluacion['estado'], readonly [StateKind, string]>> = {
  borrador: ['draft', 'Borrador'],
  publicada: ['on', 'Publicada'],
  cerrada: ['off', 'Cerrada'],
};

const deEstado = {
  publicar: evaluacionesApi.publicar,
  cerrar: evaluacionesApi.cerrar,
  'volver-a-borrador': evaluacionesApi.volverABorrador,
} satisfies Record<ComandoEvaluacion, unknown>;

export function EvaluacionState({ estado }: { readonly estado: Evaluacion['estado'] }) {
  const [kind, label] = MARCAS[estado];
  return <StateMark kind={kind}>{label}</StateMark>;
}

interface EvaluacionActionsProps {
  readonly evaluacion: Evaluacion;
  /** Something waits to be saved: that is the page's main act, not this. */
  readonly quiet: boolean;
}

export function EvaluacionActions({ evaluacion, quiet }: EvaluacionActionsProps) {
  const { id, estado, actividadId, cursoId } = evaluacion;
  const queryClient = useQueryClient();
  const [withdrawing, setWithdrawing] = useState(false);
  const run = async (comando: ComandoEvaluacion) => {
    const after = await ask(deEstado[comando], { id });
    queryClient.setQueryData(['evaluaciones', 'de-actividad', actividadId], after);
    void queryClient.invalidateQueries({ queryKey: ['cursos', cursoId] });
  };

  return (
    <>
      {estado === 'publicada' ? (
        <ConfirmButton
          title="¿Cerrar la evaluación?"
          lost="Nadie podrá empezar un intento nuevo. Las notas se conservan y puedes abrirla otra vez."
          confirmLabel="Cerrar la evaluación"
          onConfirm={() => run('cerrar')}
          harmless
        >
          Cerrar evaluación
        </ConfirmButton>
      ) : (
        <ConfirmButton
          variant={quiet ? 'default' : 'filled'}
          title={estado === 'cerrada' ? '¿Abrir la evaluación otra vez?' : '¿Publicar la evaluación?'}
          lost="Quienes hacen el curso la verán y podrán hacerla dentro de sus fechas."
          confirmLabel={estado === 'cerrada' ? 'Abrir otra vez' : 'Publicar evaluación'}
          onConfirm={() => run('publicar')}
          harmless
        >
          {estado === 'cerrada' ? 'Abrir otra vez' : 'Publicar evaluación'}
        </ConfirmButton>
      )}
      {estado !== 'borrador' && (
        <RowMenu
          name="la evaluación"
          actions={[
            { label: 'Volver a borrador', icon: IconPencilMinus, onClick: () => setWithdrawing(true) },
          ]}
        />
      )}
      <ConfirmDialog
        opened={withdrawing}
        onClose={() => setWithdrawing(false)}
        title="¿Volver a borrador?"
        confirmLabel="Volver a borrador"
        onConfirm={() => run('volver-a-borrador')}
      >
        Quienes hacen el curso dejarán de verla hasta que la publiques de nuevo. Las notas se conservan.
      </ConfirmDialog>
    </>
  );
}
