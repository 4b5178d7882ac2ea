import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CamposFields } from '#pages/usuarios/form/CamposFields.tsx';
import type { UsuarioValues } from '#pages/usuarios/form/usuario-form.ts';
import { useGrantable } from '#pages/usuarios/grantable.ts';
import { RulesFollow } from '#ui/people/RulesFollow.tsx';
import { FormLayout, FormRow, Optional } from '#ui/forms/FormLayout.tsx';

const ZONAS = Intl.supportedValuesOf('timeZone');

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
        <TextInput
          label={
            <>
              Apellidos
              <Optional />
            </>
          }
          autoComplete="off"
          {...form.getInputProps('apellidos')}
        />
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
          label={
            <>
              Documento
              <Optional />
            </>
          }
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
          autoComplete="off"
          {...form.getInputProps('telefono')}
        />
      </FormRow>
      <FormRow help="Sus fechas límite se cuentan en esta zona.">
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
          limit={50}
          error={form.errors.zonaHoraria}
          value={form.values.zonaHoraria || null}
          onChange={(zona) => form.setFieldValue('zonaHoraria', zona ?? '')}
        />
      </FormRow>
      <CamposFields form={form} usuario={usuario} />
    </FormLayout>
  );
}
