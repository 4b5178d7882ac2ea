import { CURSO_INICIAL, type Curso } from '@catedra/shared/cursos/collection.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CoverPicture, putCover } from '#pages/cursos/crear/cover-picture.ts';
import type { Start } from '#pages/cursos/crear/StartPart.tsx';
import { validateCurso } from '#pages/cursos/curso-form.ts';
import { fieldErrors, isApiError } from '#platform/api-error.ts';
import { actualizar, poner } from '#platform/client.ts';
import { newId } from '#platform/new-id.ts';
import { duplicar } from '#parts/cursos/commands.ts';
import { handFiles } from '#parts/cursos/handed-files.ts';

interface Values {
  readonly titulo: string;
  readonly categoria: string;
  readonly start: Start;
  /** The course that is copied. */
  readonly origin: string | null;
  /** What its first activities are made from. */
  readonly files: readonly File[];
}

/** A try whose answer was lost: its id is ours alone, so what is there is what was made. */
function alreadyThere(error: unknown): Curso {
  if (isApiError(error, 'VERSION_ANTIGUA') && error.actual) return error.actual as Curso;
  throw error;
}

const EMPTY: Values = { titulo: '', categoria: '', start: 'blanco', origin: null, files: [] };

/** Makes a course by steps, each of which can be repeated: the same id until it is there, then its cover. */
export function useCreate() {
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [picture, setPicture] = useState<CoverPicture | null>(null);
  const [made, setMade] = useState<Curso | null>(null);
  const [ready, setReady] = useState<Curso | null>(null);

  const make = async (): Promise<Curso> => {
    const titulo = values.titulo.trim();
    const categoria = values.categoria.trim() || null;
    const curso =
      values.start === 'copia' && values.origin !== null
        ? await duplicar(values.origin, id)
        : await poner('cursos', id, { ...CURSO_INICIAL, titulo, categoria, version: 0 }).catch(alreadyThere);
    const right = curso.titulo === titulo && (categoria === null || curso.categoria === categoria);
    if (right) return curso;
    const changes = { titulo, ...(categoria && { categoria }) };
    return actualizar('cursos', id, { ...changes, version: curso.version });
  };
  const work = useMutation({
    mutationFn: async () => {
      const curso = made ?? (await make());
      setMade(curso);
      return picture ? putCover(curso, picture) : curso;
    },
    onSuccess: (curso) => {
      if (values.start === 'archivos') handFiles(curso.id, values.files);
      setReady(curso);
    },
    onError: (error) => setErrors(fieldErrors(error)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['cursos'] }),
  });

  /** What is wrong, by its field. */
  const wrong = (): Record<string, string> => {
    const found = validateCurso({ ...CURSO_INICIAL, titulo: values.titulo, categoria: values.categoria });
    const origin = values.start === 'copia' && values.origin === null && { start: 'Elige el curso.' };
    const files = values.start === 'archivos' &&
      values.files.length === 0 && { start: 'Elige algún archivo.' };
    return { ...(found as Record<string, string>), ...origin, ...files };
  };

  return {
    values,
    errors,
    picture,
    setPicture,
    set: (change: Partial<Values>) => {
      setValues((now) => ({ ...now, ...change }));
      setErrors({});
    },
    dirty: values.titulo !== '' || picture !== null,
    /** It is there, though its cover may not be. */
    made: made !== null && work.isError,
    ready,
    working: work.isPending,
    failure: work.isError && Object.keys(fieldErrors(work.error)).length === 0 ? work.error : null,
    /** False when something is missing; a second press while it travels sends nothing. */
    send: (): boolean => {
      if (work.isPending || ready) return true;
      const found = wrong();
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      work.mutate();
      return true;
    },
    goOn: () => {
      if (made && values.start === 'archivos') handFiles(made.id, values.files);
      setReady(made);
    },
  };
}
