import { TextInput } from '@mantine/core';
import { KindEditor } from '#tipos/form/KindEditor.tsx';
import type { FieldsProps } from '#tipos/form/props.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';

interface ContenidoFieldsProps extends FieldsProps {
  readonly cursoId: string;
  readonly actividadId: string;
  /** Something came before it: it opens with the rule of every section. */
  readonly after?: boolean;
}

/** The title, and what its kind of activity holds. */
export function ContenidoFields(props: ContenidoFieldsProps) {
  const { form, readOnly, after = false } = props;
  return (
    <Section beside title="Contenido" rule={after}>
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
        <KindEditor {...props} />
      </FormLayout>
    </Section>
  );
}
