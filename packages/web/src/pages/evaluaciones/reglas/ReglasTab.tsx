import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import type { FormEvent } from 'react';
import { useActividadForm } from '#tipos/form/use-actividad-form.ts';
import { AfterClose } from '#pages/evaluaciones/reglas/AfterClose.tsx';
import { Excepciones } from '#pages/evaluaciones/reglas/Excepciones.tsx';
import { effectOf, LABELS, reglasDe, validateReglas, written } from '#tipos/evaluacion/rules-form.ts';
import { Secretos } from '#pages/evaluaciones/reglas/Secretos.tsx';
import { Sentences } from '#pages/evaluaciones/reglas/Sentences.tsx';
import { ActividadFields } from '#tipos/form/ActividadFields.tsx';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { useDiscard } from '#parts/edicion/discard.ts';
import { EditingNotice, togetherEditing } from '#parts/edicion/EditingNotice.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ReglasTabProps {
  readonly contenido: ContenidoDeCurso;
  readonly actividad: Actividad;
  readonly evaluacion: Evaluacion;
  readonly datos: EvaluacionDeAutor;
  readonly puntos: number;
  readonly readOnly: boolean;
}

/** The rules in sentences, and what the activity says of itself in its course; one button saves what changed. */
export function ReglasTab({ contenido, actividad, evaluacion, datos, puntos, readOnly }: ReglasTabProps) {
  const zone = useZone();
  const now = useNow();
  const own = useActividadForm({ contenido, actividad });
  const rules = useRecordForm({
    coleccion: 'evaluaciones',
    record: evaluacion,
    values: (record) => reglasDe(record ?? evaluacion),
    validate: validateReglas,
    readOnly,
  });
  const parts = [
    { record: rules, labels: LABELS, write: written(zone) },
    { record: own.part.record, labels: own.part.labels, write: own.part.write },
  ];
  // Dates from before it had its own stay in sight, to be taken away.
  const dated = [actividad.disponibleDesde, actividad.disponibleHasta, actividad.venceEn].some(
    (date) => date !== null,
  );
  const dirty = parts.some(({ record }) => record.dirty);
  const { cierraEn } = rules.form.values;
  const newClose = !readOnly && rules.dirty && cierraEn !== evaluacion.cierraEn ? cierraEn : null;
  const compulsory =
    !own.readOnly &&
    evaluacion.estado === 'publicada' &&
    !actividad.obligatoria &&
    own.form.values.obligatoria;
  const discard = useDiscard(parts.map(({ record }) => record));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const { record } of parts) if (record.dirty) record.submit();
  };
  const effect = rules.dirty
    ? effectOf(reglasDe(evaluacion), rules.form.values, datos, evaluacion.estado === 'publicada', now, zone)
    : 'Cambias lo que la actividad dice de sí misma en su curso.';
  return (
    <>
      <UnsavedGuard dirty={dirty} kept={parts.every(({ record }) => !record.dirty || record.keptHere)} />
      <EditingNotice
        editing={togetherEditing(parts.map(({ record }) => record.editing))}
        what="esta evaluación"
      />
      {parts.map(
        ({ record, labels, write }, index) =>
          record.conflict && (
            <ConflictNotice key={index} conflict={record.conflict} labels={labels} write={write} />
          ),
      )}
      <form onSubmit={save} noValidate>
        <Sentences
          form={rules.form}
          puntos={puntos}
          readOnly={readOnly}
          underDates={
            newClose !== null && <AfterClose evaluacionId={evaluacion.id} previsto={{ cierraEn: newClose }} />
          }
        />
        <Secretos id={evaluacion.id} secretos={datos.secretos} readOnly={readOnly} />
        <Excepciones evaluacion={evaluacion} readOnly={readOnly} />
        <ActividadFields
          form={own.form}
          contenido={contenido}
          actividadId={actividad.id}
          readOnly={own.readOnly}
          ownDates={!dated}
          after
        />
        {compulsory && <AfterClose evaluacionId={evaluacion.id} previsto={{ sera: 'obligatoria' }} />}
        {dirty && (
          <SaveFooter
            saving={parts.some(({ record }) => record.saving)}
            failure={parts.map(({ record }) => record.failure).find((failure) => failure !== null) ?? null}
            keptHere={parts.every(({ record }) => !record.dirty || record.keptHere)}
            conflicted={parts.some(({ record }) => record.conflict !== null)}
            onDiscard={discard}
            effect={effect}
          />
        )}
      </form>
    </>
  );
}
