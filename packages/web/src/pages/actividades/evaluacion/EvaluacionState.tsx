import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { actividades } from '@catedra/shared/actividades/collection.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import * as evaluacionesApi from '@catedra/shared/evaluaciones/api.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { ComandoEvaluacion } from '@catedra/shared/evaluaciones/rules.ts';
import type { Fallo } from '@catedra/shared/evaluaciones/schemas.ts';
import { Button } from '@mantine/core';
import { IconLock, IconPencilMinus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { autorKey } from '#pages/actividades/evaluacion/queries.ts';
import { type Removed, RemoveFromCourse } from '#pages/actividades/RemoveFromCourse.tsx';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Reasons } from '#ui/dialogs/Reasons.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';

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
  readonly curso: Removed['curso'];
  readonly evaluacion: Evaluacion;
  readonly actividad: Actividad;
  readonly fallos: readonly Fallo[];
  readonly mayEdit: boolean;
}

const SINGLE = {
  cerrar: {
    title: '¿Cerrar la evaluación?',
    label: 'Cerrar la evaluación',
    text: 'Nadie podrá empezar un intento nuevo; los que están en curso siguen hasta su hora. Las notas se conservan y puedes abrirla otra vez.',
  },
  'volver-a-borrador': {
    title: '¿Volver a borrador?',
    label: 'Volver a borrador',
    text: 'Quienes hacen el curso dejarán de verla hasta que la publiques de nuevo. Las notas se conservan. Si alguien tiene un intento abierto, no se puede.',
  },
} as const;

/** «Publicar» with what keeps from it, and the rest behind «…». */
export function EvaluacionActions({ curso, evaluacion, actividad, fallos, mayEdit }: EvaluacionActionsProps) {
  const { id, estado, actividadId, cursoId } = evaluacion;
  const { actor } = useActor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<ComandoEvaluacion | 'eliminar' | null>(null);
  const close = () => setAsking(null);
  const run = async (comando: ComandoEvaluacion) => {
    const after = await ask(deEstado[comando], { id });
    queryClient.setQueryData(['evaluaciones', 'de-actividad', actividadId], after);
    void queryClient.invalidateQueries({ queryKey: autorKey(id) });
    void queryClient.invalidateQueries({ queryKey: ['cursos', cursoId] });
  };
  const impiden = fallos.filter(({ impide }) => impide).map(({ frase }) => frase);
  const again = estado === 'cerrada';
  const mayRemove = matches(actividades.policy.delete(actor), { cursoId, tipo: actividad.tipo });
  const menu = [
    ...(mayEdit && estado === 'publicada'
      ? [{ label: 'Cerrar la evaluación', icon: IconLock, onClick: () => setAsking('cerrar') }]
      : []),
    ...(mayEdit && estado !== 'borrador'
      ? [{ label: 'Volver a borrador', icon: IconPencilMinus, onClick: () => setAsking('volver-a-borrador') }]
      : []),
    ...(mayRemove
      ? [{ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setAsking('eliminar') }]
      : []),
  ];
  const single = asking === 'cerrar' || asking === 'volver-a-borrador' ? asking : 'cerrar';
  return (
    <>
      {mayEdit && estado !== 'publicada' && (
        <Button onClick={() => setAsking('publicar')}>{again ? 'Abrir otra vez' : 'Publicar'}</Button>
      )}
      {menu.length > 0 && <RowMenu name="la evaluación" actions={menu} />}
      <ConfirmDialog
        opened={asking === 'publicar'}
        onClose={close}
        title={
          impiden.length > 0
            ? 'Todavía no se puede publicar'
            : again
              ? '¿Abrirla otra vez?'
              : '¿Publicar la evaluación?'
        }
        confirmLabel={again ? 'Abrir otra vez' : 'Publicar evaluación'}
        allowed={impiden.length === 0}
        onConfirm={() => run('publicar')}
        harmless
      >
        {impiden.length > 0 ? (
          <Reasons
            reasons={impiden}
            instead="Arréglalo en Preguntas o en Reglas; lo escrito ya está guardado."
          />
        ) : (
          'Quienes hacen el curso la verán y podrán hacerla dentro de sus fechas.'
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'cerrar' || asking === 'volver-a-borrador'}
        onClose={close}
        title={SINGLE[single].title}
        confirmLabel={SINGLE[single].label}
        onConfirm={() => run(single)}
        harmless={single === 'cerrar'}
      >
        {SINGLE[single].text}
      </ConfirmDialog>
      <RemoveFromCourse
        removed={asking === 'eliminar' ? { curso, actividades: [actividad] } : null}
        onClose={close}
        onRemoved={() =>
          void navigate({ to: rutas.actividades(cursoId), replace: true, ignoreBlocker: true })
        }
      />
    </>
  );
}
