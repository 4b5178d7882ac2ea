import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { UsuarioValues } from '#pages/usuarios/form/usuario-form.ts';
import { useGrantable } from '#pages/usuarios/grantable.ts';
import { FormLayout, FormRow, Optional } from '#ui/forms/FormLayout.tsx';

const ZONAS = Intl.supportedValuesOf('timeZone');

interface UsuarioFieldsProps {
  readonly form: UseFormReturnType<UsuarioValues>;
  readonly readOnly?: boolean;
}

export function UsuarioFields({ form, readOnly = false }: UsuarioFieldsProps) {
  const otorgables = useGrantable();
  const perfiles = otorgables.includes(form.values.perfil) ? otorgables : [form.values.perfil, ...otorgables];
  return (
    <FormLayout>
      <FormRow>
        <TextInput label="Nombre" readOnly={readOnly} autoComplete="off" {...form.getInputProps('nombre')} />
        <TextInput
          label={
            <>
              Apellidos
              <Optional />
            </>
          }
          readOnly={readOnly}
          autoComplete="off"
          {...form.getInputProps('apellidos')}
        />
      </FormRow>
      <FormRow
        help={
          !readOnly &&
          'Con uno basta para entrar. El correo sirve además para invitar y para recuperar la contraseña.'
        }
      >
        <TextInput
          label="Correo"
          type="email"
          readOnly={readOnly}
          autoComplete="off"
          {...form.getInputProps('correo')}
        />
        <TextInput
          label="Usuario"
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('usuario')}
        />
      </FormRow>
      <FormRow
        help={
          !readOnly &&
          'Lo que esta persona podrá hacer. Solo puedes dar perfiles que no puedan más que el tuyo.'
        }
      >
        <Select label="Perfil" data={perfiles} readOnly={readOnly} {...form.getInputProps('perfil')} />
      </FormRow>
      <FormRow>
        <TextInput
          label={
            <>
              Documento
              <Optional />
            </>
          }
          readOnly={readOnly}
          autoComplete="off"
          {...form.getInputProps('documento')}
        />
        <TextInput
          label={
            <>
              Teléfono
              <Optional />
            </>
          }
          type="tel"
          readOnly={readOnly}
          autoComplete="off"
          {...form.getInputProps('telefono')}
        />
      </FormRow>
      <FormRow help={!readOnly && 'Sus fechas límite se cuentan en esta zona.'}>
        <Select
          label={
            <>
              Zona horaria
              <Optional />
            </>
          }
          placeholder="La de la academia"
          data={ZONAS}
          searchable
          clearable
          readOnly={readOnly}
          limit={50}
          error={form.errors.zonaHoraria}
          value={form.values.zonaHoraria || null}
          onChange={(zona) => form.setFieldValue('zonaHoraria', zona ?? '')}
        />
      </FormRow>
    </FormLayout>
  );
}
