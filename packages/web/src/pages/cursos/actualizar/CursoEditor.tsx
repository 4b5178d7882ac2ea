import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AjustesPart } from '#pages/cursos/actualizar/AjustesPart.tsx';
import { InformacionPart } from '#pages/cursos/actualizar/InformacionPart.tsx';
import { CertificadoPart } from '#pages/cursos/certificado/CertificadoPart.tsx';
import { ParticipantesPart } from '#pages/cursos/participantes/ParticipantesPart.tsx';
import { RenovacionPart } from '#pages/cursos/renovacion/RenovacionPart.tsx';
import { PreviewPart } from '#pages/cursos/actualizar/PreviewPart.tsx';
import { PublishNotice } from '#pages/cursos/actualizar/PublishNotice.tsx';
import { CURSO_LABELS, cursoValues, EN_AJUSTES, validateCurso } from '#pages/cursos/curso-form.ts';
import { CourseFrame } from '#parts/cursos/CourseFrame.tsx';
import { scopeOf } from '#parts/cursos/scope.ts';
import { useActor } from '#platform/session.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { useDiscard } from '#parts/edicion/discard.ts';
import { EditingNotice } from '#parts/edicion/EditingNotice.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { SaveFooter } from '#ui/forms/SaveFooter.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { Part } from '#ui/states/Part.tsx';
import { useZone } from '#ui/words/zone.tsx';
import { written } from '#pages/cursos/actualizar/written.ts';

/** One form over the course, whatever part of it is on the screen. */
export function CursoEditor({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso } = contenido;
  useTitleFocus();
  const { parte = 'informacion' }: { parte?: string } = useSearch({ strict: false });
  const { actor } = useActor();
  const zone = useZone();
  const readOnly = !matches(cursos.policy.update(actor), scopeOf(curso));
  const editor = useRecordForm({
    coleccion: 'cursos',
    record: curso,
    values: cursoValues,
    validate: validateCurso,
    readOnly,
  });
  const { form, dirty, saving, savedAt, failure, conflict } = editor;
  const discard = useDiscard([editor]);
  const elsewhere = Object.keys(form.errors).find(
    (campo) => EN_AJUSTES.includes(campo) !== (parte === 'ajustes'),
  );
  // These have fields of their own, which must not save the course.
  const apart: Readonly<Record<string, ReactNode>> = {
    participantes: <ParticipantesPart contenido={contenido} />,
    ...(readOnly ? {} : { renovacion: <RenovacionPart curso={curso} /> }),
    certificado: <CertificadoPart curso={curso} readOnly={readOnly} />,
    'vista-previa': <PreviewPart contenido={contenido} />,
  };

  return (
    <CourseFrame
      contenido={contenido}
      part={parte}
      saving={saving ? { state: 'saving' } : savedAt ? { state: 'saved', at: savedAt } : { state: 'idle' }}
      readOnly={readOnly}
      busy={dirty}
    >
      <UnsavedGuard dirty={dirty} kept={editor.keptHere} />
      {!apart[parte] && <EditingNotice editing={editor.editing} what="este curso" />}
      <Part>
        <PublishNotice contenido={contenido} />
      </Part>
      {conflict && <ConflictNotice conflict={conflict} labels={CURSO_LABELS} write={written(zone)} />}
      <Part key={parte}>{apart[parte]}</Part>
      <form onSubmit={editor.submit} noValidate>
        <Part key={parte}>
          {parte === 'ajustes' && <AjustesPart form={form} curso={curso} readOnly={readOnly} />}
          {parte !== 'ajustes' && !apart[parte] && (
            <InformacionPart form={form} curso={curso} readOnly={readOnly} />
          )}
        </Part>
        {dirty && parte !== 'certificado' && (
          <SaveFooter
            saving={saving}
            failure={failure}
            keptHere={editor.keptHere}
            conflicted={conflict !== null}
            onDiscard={discard}
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
    </CourseFrame>
  );
}
