import { motivoDeRechazo } from '@catedra/shared/sesion/password.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from '#pages/configuracion/form.module.css';
import { cambiarContraseña } from '#pages/configuracion/queries.ts';
import { StrengthMeter } from '#pages/configuracion/StrengthMeter.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { recargarSesion } from '#platform/session.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Section } from '#ui/frame/Section.tsx';

const VACIO = { actual: '', nueva: '', repetida: '' };

const POLITICA =
  'Al menos 10 caracteres, de los que quieras: una frase corta es fácil de recordar. No valen las más usadas ni tu nombre, correo o documento.';

interface ContrasenaSectionProps {
  readonly usuario: Usuario;
  readonly onChanged: () => void;
  /** What to say once it is changed, where the eye is. */
  readonly children?: ReactNode;
}

export function ContrasenaSection({ usuario, onChanged, children }: ContrasenaSectionProps) {
  const form = useForm({
    initialValues: VACIO,
    validate: {
      actual: (value) => (value === '' ? 'Escribe tu contraseña actual.' : null),
      nueva: (value) => motivoDeRechazo(value, usuario),
      repetida: (value, { nueva }) =>
        value === nueva ? null : 'No es igual que la nueva. Escríbela otra vez.',
    },
  });
  const cambiar = useMutation({
    mutationFn: cambiarContraseña,
    onSuccess: async () => {
      form.reset();
      onChanged();
      await recargarSesion().catch(() => null);
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  });
  const fallo = cambiar.isError && Object.keys(fieldErrors(cambiar.error)).length === 0;
  const temporal = usuario.cambiarContraseña;
  return (
    <Section beside title="Mi contraseña">
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(({ actual, nueva }) => cambiar.mutate({ actual, nueva }))}
      >
        {/* Password managers ask whose password it is. */}
        <input
          type="text"
          name="usuario"
          autoComplete="username"
          value={usuario.correo ?? usuario.usuario ?? ''}
          readOnly
          hidden
        />
        <FormLayout>
          <FormRow help={temporal ? 'La que te dieron para entrar por primera vez.' : undefined}>
            <PasswordField
              label={temporal ? 'Contraseña temporal' : 'Contraseña actual'}
              name="actual"
              autoComplete="current-password"
              {...form.getInputProps('actual')}
            />
          </FormRow>
          <FormRow help={POLITICA}>
            <div>
              <PasswordField
                label="Contraseña nueva"
                name="nueva"
                autoComplete="new-password"
                {...form.getInputProps('nueva')}
              />
              {!form.errors.nueva && <StrengthMeter value={form.values.nueva} persona={usuario} />}
            </div>
          </FormRow>
          <FormRow>
            <PasswordField
              label="Repite la nueva"
              name="repetida"
              autoComplete="new-password"
              {...form.getInputProps('repetida')}
            />
          </FormRow>
        </FormLayout>
        {fallo && <ErrorState>{messageOf(cambiar.error)}</ErrorState>}
        <div className={`look-line ${classes.actions}`}>
          <Button type="submit" loading={cambiar.isPending}>
            Cambiar la contraseña
          </Button>
        </div>
        <div role="status" className={classes.told}>
          {children}
        </div>
      </form>
    </Section>
  );
}
