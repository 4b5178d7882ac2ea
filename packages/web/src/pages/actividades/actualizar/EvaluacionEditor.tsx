import { matches } from '@catedra/shared/core/scope.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { type EditorProps, useActividadForm } from '#pages/actividades/actualizar/ActividadEditor.tsx';
import { EditorFrame } from '#pages/actividades/actualizar/EditorFrame.tsx';
import { EvaluacionActions, EvaluacionState } from '#pages/actividades/actualizar/EvaluacionState.tsx';
import { ActividadFields } from '#pages/actividades/form/ActividadFields.tsx';
import {
  EVALUACION_LABELS,
  evaluacionValues,
  evaluacionWritten,
  validateEvaluacion,
} from '#pages/actividades/form/evaluacion-form.ts';
import { EvaluacionFields } from '#pages/actividades/form/EvaluacionFields.tsx';
import { useActor } from '#platform/session.ts';
import { useRecordForm } from '#ui/forms/record-form.ts';
import { useZone } from '#ui/words/zone.tsx';

interface EvaluacionEditorProps extends EditorProps {
  readonly evaluacion: Evaluacion | null;
}

/** The activity and its rules on one page, saved with one button. */
export function EvaluacionEditor({ contenido, actividad, evaluacion }: EvaluacionEditorProps) {
  const { actor } = useActor();
  const zone = useZone();
  const { part, form, readOnly } = useActividadForm({ contenido, actividad });
  const rules = useRecordForm({
    coleccion: 'evaluaciones',
    record: evaluacion,
    values: evaluacionValues(actividad),
    validate: validateEvaluacion,
  });
  const scope = { cursoId: actividad.cursoId, estado: evaluacion?.estado ?? 'borrador' };
  const mayEdit = matches(evaluaciones.policy[evaluacion ? 'update' : 'create'](actor), scope);
  const busy = part.record.dirty || rules.dirty;
  const mayRead = evaluacion !== null || mayEdit;

  return (
    <EditorFrame
      contenido={contenido}
      actividad={actividad}
      parts={[part, { record: rules, labels: EVALUACION_LABELS, write: evaluacionWritten(zone) }]}
      readOnly={readOnly && !mayEdit}
      facts={evaluacion && <EvaluacionState estado={evaluacion.estado} />}
      action={evaluacion && mayEdit && <EvaluacionActions evaluacion={evaluacion} quiet={busy} />}
    >
      <ActividadFields form={form} contenido={contenido} actividadId={actividad.id} readOnly={readOnly} />
      {mayRead && <EvaluacionFields form={rules.form} readOnly={!mayEdit} />}
    </EditorFrame>
  );
}
