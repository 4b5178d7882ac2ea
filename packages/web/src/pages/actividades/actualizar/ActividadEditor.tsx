import { type Actividad, actividades, type ContenidoDeCurso, matches } from '@catedra/shared';
import { EditorFrame } from '#pages/actividades/actualizar/EditorFrame.tsx';
import {
  ACTIVIDAD_LABELS,
  actividadValues,
  actividadWritten,
  validateActividad,
} from '#pages/actividades/form/actividad-form.ts';
import { ActividadFields } from '#pages/actividades/form/ActividadFields.tsx';
import { useActor } from '#platform/session.ts';
import { useRecordForm } from '#ui/record-form.ts';

export interface EditorProps {
  readonly contenido: ContenidoDeCurso;
  readonly actividad: Actividad;
}

/** The form over the activity, with what its page says about it. */
export function useActividadForm({ contenido, actividad }: EditorProps) {
  const { actor } = useActor();
  const { cursoId, tipo } = actividad;
  const record = useRecordForm({
    coleccion: 'actividades',
    record: actividad,
    values: actividadValues,
    validate: validateActividad,
  });
  return {
    part: { record, labels: ACTIVIDAD_LABELS, write: actividadWritten(contenido.secciones) },
    form: record.form,
    readOnly: !matches(actividades.policy.update(actor), { cursoId, tipo }),
  };
}

export function ActividadEditor({ contenido, actividad }: EditorProps) {
  const { part, form, readOnly } = useActividadForm({ contenido, actividad });
  return (
    <EditorFrame contenido={contenido} actividad={actividad} parts={[part]} readOnly={readOnly}>
      <ActividadFields form={form} secciones={contenido.secciones} readOnly={readOnly} />
    </EditorFrame>
  );
}
