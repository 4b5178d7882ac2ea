import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PerfilValues } from '#pages/perfiles/form/perfil-form.ts';
import { PermissionMatrix } from '#pages/perfiles/form/PermissionMatrix.tsx';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';

interface PerfilFieldsProps {
  readonly form: UseFormReturnType<PerfilValues>;
  readonly antes: readonly Permiso[] | null;
  readonly readOnly?: boolean;
}

export function PerfilFields({ form, antes, readOnly = false }: PerfilFieldsProps) {
  return (
    <>
      <FormLayout>
        <FormRow>
          <TextInput
            label="Nombre"
            readOnly={readOnly}
            autoComplete="off"
            {...form.getInputProps('nombre')}
          />
        </FormRow>
        <FormRow>
          <TextInput
            label={optional('Descripción')}
            readOnly={readOnly}
            autoComplete="off"
            {...form.getInputProps('descripcion')}
          />
        </FormRow>
      </FormLayout>
      <PermissionMatrix
        permisos={form.values.permisos}
        antes={antes}
        readOnly={readOnly}
        onChange={(permisos) => form.setFieldValue('permisos', permisos)}
      />
    </>
  );
}
