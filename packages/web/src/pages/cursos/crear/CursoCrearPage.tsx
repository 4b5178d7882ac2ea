import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { cursoValues, validateCurso } from '#pages/cursos/curso-form.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { useRecordForm } from '#ui/forms/record-form.ts';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

/** A title is enough; the rest is written in the editor. */
export function CursoCrearPage() {
  const navigate = useNavigate();
  const [creado, setCreado] = useState<Curso | null>(null);
  const { form, dirty, saving, failure, submit } = useRecordForm({
    coleccion: 'cursos',
    record: null,
    values: cursoValues,
    validate: validateCurso,
    onSaved: setCreado,
  });

  // Only once nothing is left unsaved, or the guard would ask.
  useEffect(() => {
    if (creado) void navigate({ to: rutas.cursoEditar(creado.id), replace: true });
  }, [creado, navigate]);

  return (
    <Page title="Crear curso" trail={[{ label: 'Cursos', to: rutas.cursos }, { label: 'Crear' }]}>
      <UnsavedGuard dirty={dirty && !creado} />
      <form onSubmit={submit} noValidate>
        <FormLayout>
          <FormRow help="Lo ve todo el mundo, también en el certificado. De él salen la dirección y la cubierta del curso.">
            <TextInput label="Título" autoComplete="off" maxLength={200} {...form.getInputProps('titulo')} />
          </FormRow>
        </FormLayout>
        {failure !== null && <ErrorState>{messageOf(failure)}</ErrorState>}
        <FormFooter effect="Queda en borrador: nadie lo ve hasta que lo publiques.">
          <ButtonLink to={rutas.cursos} variant="default">
            Cancelar
          </ButtonLink>
          <Button type="submit" loading={saving || creado !== null}>
            Crear curso
          </Button>
        </FormFooter>
      </form>
    </Page>
  );
}
