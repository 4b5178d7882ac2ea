import { EditorFrame } from '#pages/actividades/actualizar/EditorFrame.tsx';
import { useSaveCopy } from '#pages/actividades/actualizar/save-copy.ts';
import { ActividadFields } from '#tipos/form/ActividadFields.tsx';
import { type ActividadInCourse, useActividadForm } from '#tipos/form/use-actividad-form.ts';

export function ActividadEditor({ contenido, actividad }: ActividadInCourse) {
  const { part, form, readOnly } = useActividadForm({ contenido, actividad });
  const copy = useSaveCopy(contenido, actividad, part.record.conflict);
  return (
    <EditorFrame contenido={contenido} actividad={actividad} parts={[{ ...part, copy }]} readOnly={readOnly}>
      <ActividadFields form={form} contenido={contenido} actividadId={actividad.id} readOnly={readOnly} />
    </EditorFrame>
  );
}
