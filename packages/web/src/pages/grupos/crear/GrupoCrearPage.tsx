import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { grupoValues, validateGrupo } from '#pages/grupos/form/grupo-form.ts';
import classes from '#pages/grupos/form/sheet.module.css';
import { GrupoFields } from '#pages/grupos/form/GrupoFields.tsx';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { Refused } from '#ui/forms/Refused.tsx';
import { useRecordForm } from '#ui/forms/record-form.ts';
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
      <form className={classes.sheet} onSubmit={submit} noValidate>
        <GrupoFields form={form} />
        <FormFooter
          effect={
            failure === null ? (
              'Después podrás añadir a sus miembros, sus tutores y sus cursos.'
            ) : (
              <Refused failure={failure} />
            )
          }
        >
          <ButtonLink to={rutas.grupos} variant="default">
            Cancelar
          </ButtonLink>
          <Button type="submit" loading={saving}>
            Crear grupo
          </Button>
        </FormFooter>
      </form>
    </Page>
  );
}
