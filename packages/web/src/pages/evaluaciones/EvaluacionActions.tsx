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
import { AfterClose } from '#pages/evaluaciones/reglas/AfterClose.tsx';
import { autorKey } from '#tipos/evaluacion/queries.ts';
import { type Removed, RemoveFromCourse } from '#parts/papelera/RemoveFromCourse.tsx';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Reasons } from '#ui/dialogs/Reasons.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { cuenta } from '#ui/words/words.ts';

const deEstado = {
  publicar: evaluacionesApi.publicar,
  cerrar: evaluacionesApi.cerrar,
  'volver-a-borrador': evaluacionesApi.volverABorrador,
} satisfies Record<ComandoEvaluacion, unknown>;

interface EvaluacionActionsProps {
  readonly curso: Removed['curso'];
  readonly evaluacion: Evaluacion;
  readonly actividad: Actividad;
  readonly fallos: readonly Fallo[];
  readonly mayEdit: boolean;
  /** Who take the course, and how many attempts go on. */
  readonly personas: number;
  readonly enCurso: number;
}

/** To whom it opens: to nobody, while its course is not published. */
function quienLaVera(published: boolean, personas: number): string {
  if (!published)
    return 'El curso está sin publicar: nadie la verá hasta que lo publiques. Después, quienes lo hagan podrán hacerla dentro de sus fechas.';
  if (personas === 0)
    return 'Nadie hace el curso todavía. Quien entre en él la verá y podrá hacerla dentro de sus fechas.';
  return `${cuenta(personas, 'persona hace', 'personas hacen')} el curso: la ${personas === 1 ? 'verá y podrá' : 'verán y podrán'} hacerla dentro de sus fechas.`;
}

const SINGLE = {
  cerrar: {
    title: '¿Cerrar la evaluación?',
    label: 'Cerrar la evaluación',
    text: (enCurso: number) =>
      `Nadie podrá empezar un intento nuevo${enCurso === 0 ? '' : `; ${cuenta(enCurso, 'intento en curso sigue', 'intentos en curso siguen')} hasta su hora`}. Las notas se conservan y puedes abrirla otra vez.`,
  },
  'volver-a-borrador': {
    title: '¿Volver a borrador?',
    label: 'Volver a borrador',
    text: (enCurso: number) =>
      enCurso === 0
        ? 'Quienes hacen el curso dejarán de verla hasta que la publiques de nuevo. Las notas se conservan.'
        : `Ahora no se puede: ${cuenta(enCurso, 'persona tiene un intento abierto', 'personas tienen un intento abierto')}. Ciérrala para que no empiece nadie más y vuelve cuando terminen.`,
  },
} as const;

/** «Publicar» with what keeps from it, and the rest behind «…». */
export function EvaluacionActions(props: EvaluacionActionsProps) {
  const { curso, evaluacion, actividad, fallos, mayEdit, personas, enCurso } = props;
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
          <>
            {quienLaVera(curso.estado === 'publicado', personas)}
            {asking === 'publicar' && personas > 0 && (
              <AfterClose evaluacionId={id} previsto={{ sera: 'publicada' }} />
            )}
          </>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'cerrar' || asking === 'volver-a-borrador'}
        onClose={close}
        title={SINGLE[single].title}
        confirmLabel={SINGLE[single].label}
        allowed={single === 'cerrar' || enCurso === 0}
        onConfirm={() => run(single)}
        harmless={single === 'cerrar'}
      >
        {SINGLE[single].text(enCurso)}
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
