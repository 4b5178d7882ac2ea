import { seccion } from '@catedra/shared/cursos/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from '#pages/actividades/lista/Outline.module.css';
import { messageOf } from '#platform/api-error.ts';

interface SectionTitleFormProps {
  readonly label: string;
  readonly initial: string;
  readonly submit: string;
  readonly onSubmit: (titulo: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** A title and nothing else; Escape leaves it as it was. */
export function SectionTitleForm({ label, initial, submit, onSubmit, onCancel }: SectionTitleFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [titulo, setTitulo] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  useEffect(() => field.current?.select(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = seccion.shape.titulo.safeParse(titulo);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? 'Revisa el título.');
    setWorking(true);
    try {
      await onSubmit(parsed.data);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setWorking(false);
    }
  };

  return (
    <form className={`look-wrap ${classes.titleForm}`} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        ref={field}
        className={classes.titleField}
        aria-label={label}
        placeholder="Título de la sección"
        autoComplete="off"
        maxLength={160}
        value={titulo}
        onChange={(event) => {
          setTitulo(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        error={error}
      />
      <Button type="submit" size="md" loading={working}>
        {submit}
      </Button>
      <Button variant="subtle" size="md" onClick={onCancel}>
        Cancelar
      </Button>
    </form>
  );
}
