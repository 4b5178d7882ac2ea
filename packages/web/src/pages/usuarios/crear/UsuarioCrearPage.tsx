import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { GiveAccess } from '#pages/usuarios/crear/GiveAccess.tsx';
import { validateUsuario, usuarioValues } from '#pages/usuarios/form/usuario-form.ts';
import classes from '#pages/usuarios/form/sheet.module.css';
import { UsuarioFields } from '#pages/usuarios/form/UsuarioFields.tsx';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Refused } from '#ui/forms/Refused.tsx';
import { useRecordForm } from '#ui/forms/record-form.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

export function UsuarioCrearPage() {
  const [creada, setCreada] = useState<Usuario | null>(null);
  const [veces, setVeces] = useState(0);
  const otra = () => {
    setCreada(null);
    setVeces((n) => n + 1);
  };
  if (creada) return <GiveAccess usuario={creada} onAnother={otra} />;
  return <CrearForm key={veces} onCreated={setCreada} />;
}

function CrearForm({ onCreated }: { readonly onCreated: (usuario: Usuario) => void }) {
  const { form, dirty, saving, failure, submit } = useRecordForm({
    coleccion: 'usuarios',
    record: null,
    values: usuarioValues,
    validate: validateUsuario,
    onSaved: onCreated,
  });
  return (
    <Page title="Crear usuario" trail={[{ label: 'Usuarios', to: rutas.usuarios }, { label: 'Crear' }]}>
      <UnsavedGuard dirty={dirty} />
      <form className={classes.sheet} onSubmit={submit} noValidate>
        <UsuarioFields form={form} />
        <FormFooter
          effect={
            failure === null ? (
              'Al crearla podrás invitarla por correo o darle una contraseña temporal.'
            ) : (
              <Refused failure={failure} />
            )
          }
        >
          <ButtonLink to={rutas.usuarios} variant="default">
            Cancelar
          </ButtonLink>
          <Button type="submit" loading={saving}>
            Crear usuario
          </Button>
        </FormFooter>
      </form>
    </Page>
  );
}
