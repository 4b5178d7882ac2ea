import { TIPOS_ACTIVIDAD, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { BirthFields } from '#pages/actividades/crear/BirthFields.tsx';
import { crearActividad } from '#pages/actividades/crear/crear-actividad.ts';
import {
  type ActividadValues,
  validateActividad,
  valoresDe,
} from '#pages/actividades/form/actividad-form.ts';
import classes from '#pages/actividades/lista/Composer.module.css';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ComposerProps {
  readonly desk: Desk;
  readonly seccion: Seccion;
  readonly onClose: () => void;
}

const freshIds = () => ({ actividad: newId(), evaluacion: newId(), seccion: newId() });

/** Adds activities to a section one after another, without leaving the outline. */
export function Composer({ desk, seccion, onClose }: ComposerProps) {
  const { outline } = desk;
  const title = useRef<HTMLInputElement>(null);
  // Made once for each, so that sending it again after a lost answer creates nothing twice.
  const [ids, setIds] = useState(freshIds);
  const form = useForm<ActividadValues>({
    initialValues: { ...valoresDe(TIPOS_ACTIVIDAD[0]), seccion: seccion.id },
    validate: validateActividad,
  });
  useEffect(() => title.current?.focus(), []);
  const { tipo } = form.values.contenido;
  const choose = (next: TipoActividad) => {
    form.setValues({ ...valoresDe(next), titulo: form.values.titulo, seccion: seccion.id });
    form.clearErrors();
  };
  const add = useMutation({
    mutationFn: (values: ActividadValues) => crearActividad(outline.current(), ids, values, ''),
    onSuccess: () => {
      outline.change(() => Promise.resolve());
      setIds(freshIds());
      form.setValues({ ...valoresDe(tipo), seccion: seccion.id });
      title.current?.focus();
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  });
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    const next = event.altKey ? TIPOS_ACTIVIDAD[Number(event.code.replace('Digit', '')) - 1] : undefined;
    if (!next) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <form
      className={classes.composer}
      aria-label={`Añadir a «${seccion.titulo}»`}
      onSubmit={form.onSubmit((values) => add.mutate(values))}
      noValidate
    >
      <TextInput
        ref={title}
        aria-label="Título de la actividad"
        placeholder="Título de la siguiente actividad"
        autoComplete="off"
        maxLength={200}
        onKeyDown={keys}
        {...form.getInputProps('titulo')}
      />
      <div className={classes.kinds} role="radiogroup" aria-label="Tipo de actividad">
        {TIPOS_ACTIVIDAD.map((una, i) => (
          <label key={una} className={classes.kind}>
            <input
              type="radio"
              name={`tipo-${seccion.id}`}
              checked={una === tipo}
              onChange={() => choose(una)}
            />
            <KindIcon tipo={una} />
            {fichaDe(una).nombre}
            <span className={classes.key} aria-hidden>
              {i + 1}
            </span>
          </label>
        ))}
      </div>
      <BirthFields form={form} cursoId={desk.contenido.curso.id} />
      {add.isError && Object.keys(fieldErrors(add.error)).length === 0 && (
        <ErrorState>{messageOf(add.error)}</ErrorState>
      )}
      <div className={classes.foot}>
        <Button type="submit" loading={add.isPending}>
          Añadir {fichaDe(tipo).nombre.toLowerCase()}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cerrar
        </Button>
        <p className={classes.hint}>
          <kbd>Intro</kbd> añade y deja lista la siguiente · <kbd>Alt</kbd> <kbd>1</kbd>–
          <kbd>{TIPOS_ACTIVIDAD.length}</kbd> cambia el tipo
        </p>
      </div>
    </form>
  );
}
