import type { Contenido } from '@catedra/shared/actividades/contenido.ts';
import { Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { FieldsProps } from '#pages/actividades/form/props.ts';
import { archivosQuery } from '#pages/actividades/queries.ts';
import { authoringOf } from '#tipos/authorings.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';

interface ContenidoFieldsProps extends FieldsProps {
  readonly cursoId: string;
  readonly actividadId: string;
}

/** The title, and what its kind of activity holds. */
export function ContenidoFields({ form, readOnly, cursoId, actividadId }: ContenidoFieldsProps) {
  const { contenido } = form.values;
  const { editor: Editor, files } = authoringOf(contenido.tipo);
  const archivos = useQuery({ ...archivosQuery(actividadId), enabled: files });
  return (
    <Section title="Contenido">
      <FormLayout>
        <FormRow help="Como aparecerá en el índice del curso.">
          <TextInput
            label="Título"
            autoComplete="off"
            maxLength={200}
            readOnly={readOnly}
            {...form.getInputProps('titulo')}
          />
        </FormRow>
        <Suspense fallback={<Skeleton height={200} />}>
          <Editor
            contenido={contenido}
            onChange={(change) =>
              form.setFieldValue('contenido', (now) => ({ ...now, ...change }) as Contenido)
            }
            errorOf={(field) => form.errors[`contenido.${field}`]}
            cursoId={cursoId}
            archivos={archivos.data ?? []}
            readOnly={readOnly}
          />
        </Suspense>
      </FormLayout>
    </Section>
  );
}
