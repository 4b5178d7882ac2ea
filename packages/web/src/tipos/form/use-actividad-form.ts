import { guardar } from '@catedra/shared/actividades/api.ts';
import { type Actividad, actividades } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { actividadValues, validateActividad } from '#tipos/form/actividad-form.ts';
import { actividadLabels, actividadWritten } from '#tipos/form/written.ts';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { useZone } from '#ui/words/zone.tsx';

export interface ActividadInCourse {
  readonly contenido: ContenidoDeCurso;
  readonly actividad: Actividad;
}

/** The form over the activity, with what its page says about it. */
export function useActividadForm({ contenido, actividad }: ActividadInCourse, onSaved?: () => void) {
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
