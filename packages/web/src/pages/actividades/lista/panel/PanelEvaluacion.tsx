import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { LABELS, reglasDe, validateReglas, written } from '#tipos/evaluacion/rules-form.ts';
import { EvaluacionDates } from '#pages/actividades/lista/panel/EvaluacionDates.tsx';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import { useActor } from '#platform/session.ts';
import { useAutosave } from '#parts/edicion/autosave.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { EditingNotice } from '#parts/edicion/EditingNotice.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { useZone } from '#ui/words/zone.tsx';

interface PanelEvaluacionProps {
  readonly actividad: Actividad;
  readonly evaluacion: Evaluacion;
  readonly onSaved: () => void;
}

/** When an evaluation opens and closes, saved as it changes; its other rules are in its editor. */
export function PanelEvaluacion({ actividad, evaluacion, onSaved }: PanelEvaluacionProps) {
  const { actor } = useActor();
  const zone = useZone();
  const scope = { cursoId: actividad.cursoId, estado: evaluacion.estado };
  const readOnly = !matches(evaluaciones.policy.update(actor), scope);
  const record = useRecordForm({
    coleccion: 'evaluaciones',
    record: evaluacion,
    values: (stored) => reglasDe(stored ?? evaluacion),
    validate: validateReglas,
    readOnly,
    onSaved,
  });
  const saving = useAutosave(record, record.form.values);
  return (
    <div className={classes.part}>
      {record.conflict && <ConflictNotice conflict={record.conflict} labels={LABELS} write={written(zone)} />}
      <SaveState saving={saving} />
      <EditingNotice editing={{ ...record.editing, others: [] }} what="esta evaluación" />
      <EvaluacionDates form={record.form} readOnly={readOnly} bare />
    </div>
  );
}
