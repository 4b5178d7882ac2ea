import { EditorFrame } from '#pages/actividades/actualizar/EditorFrame.tsx';
import { useSaveCopy } from '#pages/actividades/actualizar/save-copy.ts';
import { ActividadFields } from '#pages/actividades/form/ActividadFields.tsx';
import { type ActividadInCourse, useActividadForm } from '#pages/actividades/form/use-actividad-form.ts';

export function ActividadEditor({ contenido, actividad }: ActividadInCourse) {
  const { part, form, readOnly } = useActividadForm({ contenido, actividad });
  const copy = useSaveCopy(contenido, actividad, part.record.conflict);
  return (
    <EditorFrame contenido={contenido} actividad={actividad} parts={[{ ...part, copy }]} readOnly={readOnly}>
      <ActividadFields form={form} contenido={contenido} actividadId={actividad.id} readOnly={readOnly} />
    </EditorFrame>
  );
}
