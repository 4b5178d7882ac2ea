import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { TIPOS_ACTIVIDAD, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Trabajo } from '@catedra/shared/actividades/tipos/ficha.ts';
import { Button, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { BirthFields } from '#pages/actividades/crear/BirthFields.tsx';
import { crearActividad } from '#pages/actividades/crear/crear-actividad.ts';
import { KindPicker } from '#pages/actividades/crear/KindPicker.tsx';
import { type ActividadValues, validateActividad, valoresDe } from '#tipos/form/actividad-form.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { ShortFooter } from '#ui/forms/FormFooter.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

const PRIMERA_SECCION = 'Contenido';

export function CrearForm({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, secciones } = contenido;
  const { seccion: pedida }: { seccion?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Made once, so that sending the form again after a lost answer creates nothing twice.
  const [ids] = useState(() => ({ actividad: newId(), evaluacion: newId(), seccion: newId() }));
  const elegida = secciones.find(({ id }) => id === pedida) ?? secciones.at(-1);
  const form = useForm<ActividadValues>({
    initialValues: { ...valoresDe(TIPOS_ACTIVIDAD[0]), seccion: elegida?.id ?? ids.seccion },
    validate: validateActividad,
  });
  const crear = useMutation({
    mutationFn: (values: ActividadValues) => crearActividad(contenido, ids, values, PRIMERA_SECCION),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['cursos', curso.id] });
      void queryClient.invalidateQueries({ queryKey: ['actividades', 'lista'] });
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  });
  const { tipo } = form.values.contenido;

  useEffect(() => {
    if (!crear.isSuccess) return;
    void navigate({ to: rutas.actividad(curso.id, ids.actividad), replace: true });
  }, [crear.isSuccess, curso.id, ids.actividad, navigate]);

  const choose = (next: TipoActividad) => {
    const { titulo, seccion } = form.values;
    form.setValues({ ...valoresDe(next), titulo, seccion });
    form.clearErrors();
  };
  const failed = crear.isError && Object.keys(fieldErrors(crear.error)).length === 0;

  return (
    <form onSubmit={form.onSubmit((values) => crear.mutate(values))} noValidate>
      <UnsavedGuard dirty={form.isDirty() && !crear.isSuccess} />
      <KindPicker value={tipo} onChange={choose} />
      <FormLayout>
        <FormRow help="Como aparecerá en el índice del curso.">
          <TextInput label="Título" autoComplete="off" maxLength={200} {...form.getInputProps('titulo')} />
        </FormRow>
        <BirthFields form={form} cursoId={curso.id} />
        {secciones.length > 1 && (
          <FormRow>
            <Select
              label="Sección"
              data={secciones.map(({ id, titulo }) => ({ value: id, label: titulo }))}
              searchable={secciones.length > 8}
              {...form.getInputProps('seccion')}
            />
          </FormRow>
        )}
      </FormLayout>
      {failed && <ErrorState>{messageOf(crear.error)}</ErrorState>}
      <ShortFooter effect={effectOf(tipo, secciones.length === 0)}>
        <Button type="submit" loading={crear.isPending || crear.isSuccess}>
          Crear {fichaDe(tipo).nombre.toLowerCase()}
        </Button>
        <ButtonLink to={rutas.actividades(curso.id)} variant="subtle">
          Cancelar
        </ButtonLink>
      </ShortFooter>
    </form>
  );
}

const DESPUES: Readonly<Record<Trabajo, string>> = {
  ninguno: 'su contenido y sus ajustes',
  entregas: 'su contenido y sus ajustes',
  intentos: 'sus intentos, su tiempo y sus fechas',
};

function effectOf(tipo: TipoActividad, first: boolean): string {
  const next = DESPUES[fichaDe(tipo).trabajo];
  return first
    ? `Se crea también la primera sección, «${PRIMERA_SECCION}». Después pondrás ${next}.`
    : `Después pondrás ${next}.`;
}
