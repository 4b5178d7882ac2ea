import { type ContenidoDeCurso, contenidoVacio, type TipoActividad } from '@catedra/shared';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rutas } from '#app/paths.ts';
import { crearActividad } from '#pages/actividades/crear/crear-actividad.ts';
import { KindPicker } from '#pages/actividades/crear/KindPicker.tsx';
import {
  type ActividadValues,
  actividadValues,
  validateActividad,
} from '#pages/actividades/form/actividad-form.ts';
import { ActividadFields } from '#pages/actividades/form/ActividadFields.tsx';
import { TIPOS } from '#pages/actividades/tipos.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { FormFooter } from '#ui/FormFooter.tsx';
import { ButtonLink } from '#ui/TextLink.tsx';
import { UnsavedGuard } from '#ui/UnsavedGuard.tsx';

const PRIMERA_SECCION = 'Contenido';

export function CrearForm({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso, secciones } = contenido;
  const { seccion: pedida } = useSearch({ strict: false }) as { seccion?: string };
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Made once, so that sending the form again after a lost answer creates nothing twice.
  const [ids] = useState(() => ({ actividad: newId(), evaluacion: newId(), seccion: newId() }));
  const elegida = secciones.find(({ id }) => id === pedida) ?? secciones.at(-1);
  const form = useForm<ActividadValues>({
    initialValues: { ...actividadValues(null), seccion: elegida?.id ?? ids.seccion },
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
    const to = tipo === 'evaluacion' ? rutas.actividad(curso.id, ids.actividad) : rutas.actividades(curso.id);
    void navigate({ to, replace: true });
  }, [crear.isSuccess, curso.id, ids.actividad, navigate, tipo]);

  const choose = (next: TipoActividad) => {
    form.setFieldValue('contenido', contenidoVacio(next));
    form.setFieldValue('regla', TIPOS[next].reglas[0] ?? 'ver');
    form.clearErrors();
  };
  const failed = crear.isError && Object.keys(fieldErrors(crear.error)).length === 0;

  return (
    <form onSubmit={form.onSubmit((values) => crear.mutate(values))} noValidate>
      <UnsavedGuard dirty={form.isDirty() && !crear.isSuccess} />
      <KindPicker value={tipo} onChange={choose} />
      <ActividadFields form={form} secciones={secciones} />
      {failed && <ErrorState>{messageOf(crear.error)}</ErrorState>}
      <FormFooter effect={effectOf(tipo, secciones.length === 0)}>
        <ButtonLink to={rutas.actividades(curso.id)} variant="default">
          Cancelar
        </ButtonLink>
        <Button type="submit" loading={crear.isPending || crear.isSuccess}>
          Crear {TIPOS[tipo].label.toLowerCase()}
        </Button>
      </FormFooter>
    </form>
  );
}

function effectOf(tipo: TipoActividad, first: boolean): string {
  if (tipo === 'evaluacion') return 'Nace en borrador. Después pondrás sus intentos, su tiempo y sus fechas.';
  return first
    ? `Se crea también la primera sección, «${PRIMERA_SECCION}».`
    : 'Se añade al final de la sección elegida.';
}
