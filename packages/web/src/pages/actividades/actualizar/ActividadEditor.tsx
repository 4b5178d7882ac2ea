import { guardar } from '@catedra/shared/actividades/api.ts';
import { type Actividad, actividades } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { EditorFrame } from '#pages/actividades/actualizar/EditorFrame.tsx';
import { useSaveCopy } from '#pages/actividades/actualizar/save-copy.ts';
import { actividadValues, validateActividad } from '#pages/actividades/form/actividad-form.ts';
import { ActividadFields } from '#pages/actividades/form/ActividadFields.tsx';
import { actividadLabels, actividadWritten } from '#pages/actividades/form/written.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { useZone } from '#ui/words/zone.tsx';

export interface EditorProps {
  readonly contenido: ContenidoDeCurso;
  readonly actividad: Actividad;
}

/** The form over the activity, with what its page says about it. */
export function useActividadForm({ contenido, actividad }: EditorProps, onSaved?: () => void) {
  const { actor } = useActor();
  const zone = useZone();
  const { cursoId, tipo, oculta, lista } = actividad;
  const readOnly = !matches(actividades.policy.update(actor), { cursoId, tipo, oculta, lista });
  const record = useRecordForm({
    coleccion: 'actividades',
    record: actividad,
    values: actividadValues,
    validate: validateActividad,
    save: (id, body) => ask(guardar, { id, body }),
    onSaved,
    readOnly,
  });
  return {
    part: { record, labels: actividadLabels(tipo), write: actividadWritten(contenido, tipo, zone) },
    form: record.form,
    readOnly,
  };
}

export function ActividadEditor({ contenido, actividad }: EditorProps) {
  const { part, form, readOnly } = useActividadForm({ contenido, actividad });
  const copy = useSaveCopy(contenido, actividad, part.record.conflict);
  return (
    <EditorFrame contenido={contenido} actividad={actividad} parts={[{ ...part, copy }]} readOnly={readOnly}>
      <ActividadFields form={form} contenido={contenido} actividadId={actividad.id} readOnly={readOnly} />
    </EditorFrame>
  );
}
