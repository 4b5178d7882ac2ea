import { TIPOS_ACTIVIDAD, type TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { BirthFields } from '#pages/actividades/crear/BirthFields.tsx';
import { crearActividad } from '#pages/actividades/crear/crear-actividad.ts';
import { type ActividadValues, validateActividad, valoresDe } from '#tipos/form/actividad-form.ts';
import classes from '#pages/actividades/lista/compose/Composer.module.css';
import { type Block, isList, parseList } from '#pages/actividades/lista/compose/parse-list.ts';
import { FilesButton } from '#pages/actividades/lista/compose/FilesButton.tsx';
import { PastedList } from '#pages/actividades/lista/compose/PastedList.tsx';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { beginWriting } from '#pages/actividades/lista/panel/begin-writing.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ComposerProps {
  readonly desk: Desk;
  /** Where they go; it may still have to be made. */
  readonly seccion: Seccion;
  readonly onClose?: () => void;
  readonly placeholder?: string;
}

const freshIds = (seccion: Seccion) => ({ actividad: newId(), evaluacion: newId(), seccion: seccion.id });

/** Adds activities to a section one after another, without leaving the outline. */
export function Composer({ desk, seccion, onClose, placeholder }: ComposerProps) {
  const { outline, acts, panel, firstMade } = desk;
  const title = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState<readonly Block[] | null>(null);
  // Made once for each, so that sending it again after a lost answer creates nothing twice.
  const [ids, setIds] = useState(() => freshIds(seccion));
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
    mutationFn: (values: ActividadValues) => crearActividad(outline.current(), ids, values, seccion.titulo),
    onSuccess: ({ id, titulo }) => {
      void outline.change(() => Promise.resolve());
      acts.made(`«${titulo}» añadida.`, { actividades: [id], secciones: [] });
      desk.compose(seccion.id);
      firstMade.current ??= id;
      setIds(freshIds(seccion));
      form.setValues({ ...valoresDe(tipo), seccion: seccion.id });
      title.current?.focus();
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  });
  const fill = (id: string | null) => {
    desk.compose(null);
    if (!id) return;
    panel.open(id);
    beginWriting();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && form.values.titulo.trim() === '' && firstMade.current) {
      event.preventDefault();
      fill(firstMade.current);
    }
    const next = event.altKey ? TIPOS_ACTIVIDAD[Number(event.code.replace('Digit', '')) - 1] : undefined;
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isList(text)) return;
    event.preventDefault();
    setPasted(parseList(text, tipo));
  };

  if (pasted)
    return (
      <div className={classes.composer}>
        <PastedList
          desk={desk}
          into={seccion}
          pasted={pasted}
          onCancel={() => setPasted(null)}
          onDone={fill}
        />
      </div>
    );
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
        placeholder={placeholder ?? 'Título de la siguiente actividad'}
        autoComplete="off"
        maxLength={200}
        onKeyDown={keys}
        onPaste={paste}
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
      <div className={`look-row ${classes.foot}`}>
        <Button type="submit" loading={add.isPending}>
          Añadir {fichaDe(tipo).nombre.toLowerCase()}
        </Button>
        <FilesButton onFiles={(files) => desk.bring(files, seccion)} />
        {onClose && (
          <Button variant="subtle" onClick={onClose}>
            Cerrar
          </Button>
        )}
        <p className={classes.hint}>
          <kbd>Intro</kbd> añade y deja lista la siguiente · <kbd>Alt</kbd> <kbd>1</kbd>–
          <kbd>{TIPOS_ACTIVIDAD.length}</kbd> cambia el tipo
        </p>
      </div>
    </form>
  );
}
