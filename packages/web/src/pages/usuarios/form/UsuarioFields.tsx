import { avisoDeDocumento } from '@catedra/shared/cargas/documentos.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CamposFields } from '#pages/usuarios/form/CamposFields.tsx';
import type { UsuarioValues } from '#pages/usuarios/form/usuario-form.ts';
import { useGrantable } from '#pages/usuarios/grantable.ts';
import { RulesFollow } from '#parts/grupos/RulesFollow.tsx';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { TimeZoneField } from '#ui/forms/TimeZoneField.tsx';

interface UsuarioFieldsProps {
  readonly form: UseFormReturnType<UsuarioValues>;
  /** Null when they are being created. */
  readonly usuario: Usuario | null;
}

export function UsuarioFields({ form, usuario }: UsuarioFieldsProps) {
  const otorgables = useGrantable();
  const perfiles = otorgables.includes(form.values.perfil) ? otorgables : [form.values.perfil, ...otorgables];
  return (
    <FormLayout>
      <FormRow>
        <TextInput label="Nombre" autoComplete="off" {...form.getInputProps('nombre')} />
        <TextInput label={optional('Apellidos')} autoComplete="off" {...form.getInputProps('apellidos')} />
      </FormRow>
      <FormRow help="Con uno basta para entrar. El correo sirve además para invitar y para recuperar la contraseña.">
        <TextInput label="Correo" type="email" autoComplete="off" {...form.getInputProps('correo')} />
        <TextInput
          label="Usuario"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('usuario')}
        />
      </FormRow>
      <FormRow
        help={
          <>
            Lo que esta persona podrá hacer. Solo puedes dar perfiles que no puedan más que el tuyo.{' '}
            {usuario && form.values.perfil !== usuario.perfil && <RulesFollow what="perfil" />}
          </>
        }
      >
        <Select label="Perfil" data={perfiles} {...form.getInputProps('perfil')} />
      </FormRow>
      <FormRow>
        <TextInput
          label={optional('Documento')}
          autoComplete="off"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={avisoDeDocumento(form.values.documento ?? '')}
          {...form.getInputProps('documento')}
        />
        <TextInput
          label={optional('Teléfono')}
          type="tel"
          autoComplete="off"
          {...form.getInputProps('telefono')}
        />
      </FormRow>
      <FormRow help="Sus fechas límite se cuentan en esta zona.">
        <TimeZoneField
          value={form.values.zonaHoraria}
          error={form.errors.zonaHoraria}
          onChange={(zona) => form.setFieldValue('zonaHoraria', zona)}
        />
      </FormRow>
      <CamposFields form={form} usuario={usuario} />
    </FormLayout>
  );
}
