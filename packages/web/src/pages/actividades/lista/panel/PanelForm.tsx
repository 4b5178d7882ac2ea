import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useActividadForm } from '#tipos/form/use-actividad-form.ts';
import { AjustesFields } from '#tipos/form/AjustesFields.tsx';
import { FechasFields } from '#tipos/form/FechasFields.tsx';
import { KindEditor } from '#tipos/form/KindEditor.tsx';
import { ReglaFields } from '#tipos/form/ReglaFields.tsx';
import { RequisitosFields } from '#tipos/form/requisitos/RequisitosFields.tsx';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import { ContentLine } from '#pages/actividades/lista/panel/ContentLine.tsx';
import { PanelEvaluacion } from '#pages/actividades/lista/panel/PanelEvaluacion.tsx';
import { PanelQuestions } from '#pages/actividades/lista/panel/PanelQuestions.tsx';
import { PanelParts, type PanelPart } from '#pages/actividades/lista/panel/PanelParts.tsx';
import { SaveSeen } from '#pages/actividades/lista/panel/SaveSeen.tsx';
import { seenNow } from '#parts/cursos/seen-now.ts';
import { evaluacionQuery } from '#pages/actividades/queries.ts';
import { hechasQuery } from '#parts/cursos/done.ts';
import { useActor } from '#platform/session.ts';
import { ClosedNotice } from '#parts/cursos/ClosedNotice.tsx';
import { WaitingChanges } from '#parts/cursos/WaitingChanges.tsx';
import { useAutosave } from '#parts/edicion/autosave.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { EditingNotice } from '#parts/edicion/EditingNotice.tsx';
import { FormLayout } from '#ui/forms/FormLayout.tsx';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

const AsLearner = lazy(async () => ({
  default: (await import('#pages/actividades/lista/panel/AsLearner.tsx')).AsLearner,
}));

interface PanelFormProps {
  readonly contenido: ContenidoDeCurso;
  readonly actividad: Actividad;
  /** With what it holds, not its settings alone. */
  readonly whole: boolean;
  readonly onEdit: () => void;
  /** Being looked at as a learner would. */
  readonly seeing: boolean;
  readonly onSeen: () => void;
}

/** An activity beside the outline, saved as it changes; what learners are reading now, when that is asked for. */
export function PanelForm(props: PanelFormProps) {
  const { contenido, actividad, whole, onEdit } = props;
  const { id, tipo, cursoId } = actividad;
  const queryClient = useQueryClient();
  const outline = () => void queryClient.invalidateQueries({ queryKey: ['cursos', cursoId] });
  const { part, form, readOnly } = useActividadForm({ contenido, actividad }, outline);
  const { record } = part;
  const [shown, setShown] = useState<PanelPart>('contenido');
  const rewriting = JSON.stringify(form.values.contenido) !== JSON.stringify(actividad.contenido);
  const held = record.dirty && rewriting && seenNow(contenido, actividad);
  const saving = useAutosave(record, form.values, held);
  const esEvaluacion = fichaDe(tipo).trabajo === 'intentos';
  const evaluacion = useQuery({ ...evaluacionQuery(id), enabled: esEvaluacion });
  const waiting = contenido.porPublicar?.cambios.filter(({ actividadId }) => actividadId === id) ?? [];
  const fields = { form, readOnly, bare: true };
  return (
    <>
      <ClosedNotice contenido={contenido} only={id} />
      <UnsavedGuard
        dirty={record.dirty && (held || saving.state === 'failed' || saving.state === 'cut')}
        kept={record.keptHere}
        within="actividad"
      />
      <EditingNotice editing={record.editing} what="esta actividad" />
      {record.conflict && (
        <ConflictNotice conflict={record.conflict} labels={part.labels} write={part.write} />
      )}
      <form
        className={classes.form}
        data-whole={whole || undefined}
        data-part={shown}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          record.saveInPlace();
        }}
      >
        <div className={classes.titled}>
          <Textarea
            label="Título"
            autosize
            minRows={whole ? 1 : 2}
            maxLength={200}
            readOnly={readOnly}
            {...form.getInputProps('titulo')}
            onChange={(event) =>
              form.setFieldValue('titulo', event.currentTarget.value.replaceAll('\n', ' '))
            }
          />
          <div className={classes.saved}>
            <SaveState saving={saving} />
          </div>
        </div>
        {evaluacion.data && <PanelQuestions evaluacion={evaluacion.data} />}
        {whole && <PanelParts shown={shown} onShow={setShown} />}
        {!whole && !esEvaluacion && (
          <ContentLine
            actividadId={id}
            contenido={form.values.contenido}
            readOnly={readOnly}
            onEdit={onEdit}
          />
        )}
        <div className={classes.parts}>
          {whole && (
            <div className={classes.content} data-begin>
              <FormLayout>
                <KindEditor form={form} readOnly={readOnly} cursoId={cursoId} actividadId={id} />
              </FormLayout>
            </div>
          )}
          <div className={classes.fields}>
            <ReglaFields {...fields} />
            <RequisitosFields {...fields} otras={contenido.actividades.filter((otra) => otra.id !== id)} />
            <FechasFields {...fields} />
            <AjustesFields {...fields} secciones={contenido.secciones} />
            {evaluacion.data && (
              <PanelEvaluacion actividad={actividad} evaluacion={evaluacion.data} onSaved={outline} />
            )}
          </div>
        </div>
        {held && !record.conflict && <SaveSeen record={record} />}
      </form>
      <Suspense>
        {props.seeing && (
          <AsLearner
            curso={contenido.curso}
            actividad={{ ...actividad, ...form.values }}
            onClose={props.onSeen}
          />
        )}
      </Suspense>
      {waiting.length > 0 && (
        <section className={classes.part}>
          <h3>Espera a que publiques los cambios</h3>
          <WaitingChanges cursoId={cursoId} changes={waiting} />
        </section>
      )}
      <Done cursoId={cursoId} actividadId={id} />
    </>
  );
}

function Done({ cursoId, actividadId }: { readonly cursoId: string; readonly actividadId: string }) {
  const mayFollow = useActor().puede('progreso:ver');
  const { data } = useQuery({ ...hechasQuery(cursoId), enabled: mayFollow });
  if (!data || data.personas === 0) return null;
  return (
    <p className={`${classes.part} look-small`}>
      La {data.porActividad[actividadId] === 1 ? 'ha' : 'han'} hecho {data.porActividad[actividadId] ?? 0} de{' '}
      {data.personas}.
    </p>
  );
}
