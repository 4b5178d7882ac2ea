import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { grupoValues, validateGrupo } from '#pages/grupos/form/grupo-form.ts';
import { GrupoFields } from '#pages/grupos/form/GrupoFields.tsx';
import { ShortFooter } from '#ui/forms/FormFooter.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Refused } from '#ui/forms/Refused.tsx';
import { useRecordForm } from '#parts/edicion/record-form.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

export function GrupoCrearPage() {
  const navigate = useNavigate();
  const { form, dirty, saving, failure, submit } = useRecordForm({
    coleccion: 'grupos',
    record: null,
    values: grupoValues,
    validate: validateGrupo,
    onSaved: ({ id }) => void navigate({ to: rutas.grupo(id), ignoreBlocker: true }),
  });
  return (
    <Page
      title="Crear grupo"
      trail={[
        { label: 'Usuarios', to: rutas.usuarios },
        { label: 'Grupos', to: rutas.grupos },
        { label: 'Crear' },
      ]}
    >
      <UnsavedGuard dirty={dirty} />
      <form onSubmit={submit} noValidate>
        <GrupoFields form={form} />
        <ShortFooter
          effect={
            failure === null ? (
              'Después podrás añadir a sus miembros, sus tutores y sus cursos.'
            ) : (
              <Refused failure={failure} />
            )
          }
        >
          <Button type="submit" loading={saving}>
            Crear grupo
          </Button>
          <ButtonLink to={rutas.grupos} variant="subtle">
            Cancelar
          </ButtonLink>
        </ShortFooter>
      </form>
    </Page>
  );
}
