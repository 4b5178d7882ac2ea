import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { AjustesPart } from '#pages/cursos/actualizar/AjustesPart.tsx';
import { CursoActions } from '#pages/cursos/actualizar/CursoActions.tsx';
import classes from '#pages/cursos/actualizar/CursoEditor.module.css';
import { InformacionPart } from '#pages/cursos/actualizar/InformacionPart.tsx';
import { ParticipantesPart } from '#pages/cursos/participantes/ParticipantesPart.tsx';
import { PreviewPart } from '#pages/cursos/actualizar/PreviewPart.tsx';
import { PublishNotice } from '#pages/cursos/actualizar/PublishNotice.tsx';
import { CURSO_LABELS, cursoValues, EN_AJUSTES, validateCurso } from '#pages/cursos/curso-form.ts';
import { EstadoCurso } from '#pages/cursos/EstadoCurso.tsx';
import { scopeOf } from '#pages/cursos/scope.ts';
import { useActor } from '#platform/session.ts';
import { ConflictNotice } from '#ui/forms/ConflictNotice.tsx';
import { EditingNotice } from '#ui/forms/EditingNotice.tsx';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { useRecordForm } from '#ui/forms/record-form.ts';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { cuenta, duracion } from '#ui/words/words.ts';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { useZone } from '#ui/words/zone.tsx';
import { written } from '#pages/cursos/actualizar/written.ts';

const PARTES = [
  { parte: 'informacion', label: 'Información' },
  { parte: 'contenido', label: 'Contenido', permiso: 'actividades:ver' },
  { parte: 'participantes', label: 'Participantes', permiso: 'progreso:ver' },
  { parte: 'ajustes', label: 'Ajustes' },
  { parte: 'vista-previa', label: 'Vista previa' },
] as const;

/** One form over the course, whatever part of it is on the screen. */
export function CursoEditor({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso } = contenido;
  useTitleFocus();
  const { parte = 'informacion' } = useSearch({ strict: false }) as { parte?: string };
  const { actor, puede } = useActor();
  const [removed, setRemoved] = useState(false);
  const zone = useZone();
  const editor = useRecordForm({
    coleccion: 'cursos',
    record: curso,
    values: cursoValues,
    validate: validateCurso,
  });
  const { form, dirty, saving, savedAt, failure, conflict } = editor;
  const readOnly = !matches(cursos.policy.update(actor), scopeOf(curso));
  const elsewhere = Object.keys(form.errors).find(
    (campo) => EN_AJUSTES.includes(campo) !== (parte === 'ajustes'),
  );
  const state = (
    <SaveState
      saving={saving ? { state: 'saving' } : savedAt ? { state: 'saved', at: savedAt } : { state: 'idle' }}
    />
  );

  // These have fields of their own, which must not save the course.
  const apart: Readonly<Record<string, ReactNode>> = {
    participantes: <ParticipantesPart curso={curso} />,
    'vista-previa': <PreviewPart contenido={contenido} />,
  };

  return (
    <Page
      title={curso.titulo}
      trail={[{ label: 'Cursos', to: rutas.cursos }, { label: curso.titulo }]}
      aside={state}
      subtitle={
        <span className={classes.facts}>
          <EstadoCurso estado={curso.estado} />
          <span>{summary(contenido)}</span>
          {readOnly && <span>Solo lectura</span>}
          <span className={classes.phone}>{state}</span>
        </span>
      }
      action={<CursoActions contenido={contenido} busy={dirty} />}
    >
      <UnsavedGuard dirty={dirty && !removed} kept={editor.kept} />
      <LinkTabs
        label="Partes del curso"
        tabs={PARTES.filter((una) => !('permiso' in una) || puede(una.permiso)).map((una) => ({
          label: una.label,
          to: una.parte === 'contenido' ? rutas.actividades(curso.id) : rutas.cursoEditar(curso.id),
          search: una.parte === 'informacion' || una.parte === 'contenido' ? undefined : { parte: una.parte },
          current: una.parte === parte,
        }))}
      />
      <h2 className={classes.unseen}>{PARTES.find((una) => una.parte === parte)?.label ?? 'Información'}</h2>
      <EditingNotice editing={editor.editing} what="este curso" />
      <PublishNotice contenido={contenido} />
      {conflict && <ConflictNotice conflict={conflict} labels={CURSO_LABELS} write={written(zone)} />}
      {apart[parte]}
      <form onSubmit={editor.submit} noValidate>
        {parte === 'ajustes' && (
          <AjustesPart form={form} curso={curso} readOnly={readOnly} onRemoved={() => setRemoved(true)} />
        )}
        {parte !== 'ajustes' && !apart[parte] && (
          <InformacionPart form={form} curso={curso} readOnly={readOnly} />
        )}
        {dirty && (
          <SaveFooter
            saving={saving}
            failure={failure}
            conflicted={conflict !== null}
            onDiscard={editor.discard}
            effect={
              elsewhere
                ? `Hay algo que revisar en ${EN_AJUSTES.includes(elsewhere) ? 'Ajustes' : 'Información'}: ${CURSO_LABELS[elsewhere] ?? elsewhere}.`
                : curso.estado === 'publicado'
                  ? 'Sus participantes verán los cambios en cuanto los guardes.'
                  : 'Tienes cambios sin guardar.'
            }
          />
        )}
      </form>
    </Page>
  );
}

function summary({ secciones, actividades }: ContenidoDeCurso): string {
  const minutos = actividades.reduce((suma, actividad) => suma + (actividad.duracion ?? 0), 0);
  const partes = [
    cuenta(secciones.length, 'sección', 'secciones'),
    cuenta(actividades.length, 'actividad', 'actividades'),
  ];
  return [...partes, ...(minutos > 0 ? [duracion(minutos)] : [])].join(', ');
}
