import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { GrupoValues } from '#pages/grupos/form/grupo-form.ts';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';

interface GrupoFieldsProps {
  readonly form: UseFormReturnType<GrupoValues>;
  readonly withState?: boolean;
  readonly readOnly?: boolean;
}

export function GrupoFields({ form, withState = false, readOnly = false }: GrupoFieldsProps) {
  return (
    <FormLayout>
      <FormRow help={!readOnly && 'Lo ven sus miembros y sale en los reportes.'}>
        <TextInput label="Nombre" readOnly={readOnly} autoComplete="off" {...form.getInputProps('nombre')} />
      </FormRow>
      <FormRow>
        <Textarea
          label={optional('Descripción')}
          readOnly={readOnly}
          {...form.getInputProps('descripcion')}
        />
      </FormRow>
      {withState && (
        <FormRow help={!readOnly && 'Archivado, sus cursos dejan de ser de sus miembros; nada se borra.'}>
          <Radio.Group label="Estado" readOnly={readOnly} {...form.getInputProps('estado')}>
            <Stack gap="xs">
              <Radio value="activo" label="Activo" disabled={readOnly} />
              <Radio value="archivado" label="Archivado" disabled={readOnly} />
            </Stack>
          </Radio.Group>
        </FormRow>
      )}
    </FormLayout>
  );
}
