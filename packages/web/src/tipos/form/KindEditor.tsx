import type { Contenido } from '@catedra/shared/actividades/contenido.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { FieldsProps } from '#tipos/form/props.ts';
import { archivosQuery } from '#tipos/form/archivos-query.ts';
import { authoringOf } from '#tipos/authorings.ts';

interface KindEditorProps extends FieldsProps {
  readonly cursoId: string;
  readonly actividadId: string;
}

/** What its kind of activity holds; its bones stand there while the editor travels. */
export function KindEditor({ form, readOnly, cursoId, actividadId }: KindEditorProps) {
  const { contenido } = form.values;
  const { editor: Editor, files } = authoringOf(contenido.tipo);
  const archivos = useQuery({ ...archivosQuery(actividadId), enabled: files });
  return (
    <Suspense fallback={<EditorBones />}>
      <Editor
        contenido={contenido}
        onChange={(change) => form.setFieldValue('contenido', (now) => ({ ...now, ...change }) as Contenido)}
        errorOf={(field) => form.errors[`contenido.${field}`]}
        cursoId={cursoId}
        archivos={archivos.data ?? []}
        readOnly={readOnly}
      />
    </Suspense>
  );
}

/** As tall as the shortest editor: nothing below it goes up when it comes. */
function EditorBones() {
  return (
    <div aria-hidden>
      <Skeleton height={12} width={64} mb={10} />
      <Skeleton height={320} maw={640} />
    </div>
  );
}
