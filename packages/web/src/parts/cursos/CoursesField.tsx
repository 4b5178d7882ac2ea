import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { MAX_CURSOS_JUNTOS } from '@catedra/shared/grupos/schemas.ts';
import { ActionIcon, Stack } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { CourseSelect } from '#parts/cursos/CourseSelect.tsx';
import classes from '#parts/cursos/CoursesField.module.css';

export interface ChosenCourse {
  readonly id: string;
  readonly titulo: string;
}

interface CoursesFieldProps {
  readonly value: readonly ChosenCourse[];
  readonly onChange: (value: readonly ChosenCourse[]) => void;
  readonly only?: (curso: Curso) => boolean;
  /** What is said beneath each; null while it is not known. */
  readonly note: (id: string) => string | null;
  readonly error?: string | undefined;
}

/** Several courses for one act: each is searched and added, with what giving it would do. */
export function CoursesField({ value, onChange, only, note, error }: CoursesFieldProps) {
  const has = (id: string) => value.some((curso) => curso.id === id);
  return (
    <Stack gap="xs">
      {value.length > 0 && (
        <ul className={classes.chosen} aria-label="Cursos elegidos">
          {value.map(({ id, titulo }) => (
            <li key={id} className={classes.course}>
              <span className={classes.words}>
                <b>{titulo}</b>
                <span className={classes.note}>{note(id)}</span>
              </span>
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={`Quitar ${titulo}`}
                title={`Quitar ${titulo}`}
                onClick={() => onChange(value.filter((curso) => curso.id !== id))}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {value.length < MAX_CURSOS_JUNTOS ? (
        <CourseSelect
          label={value.length === 0 ? 'Curso' : 'Otro curso'}
          value={null}
          onChange={(id, titulo) => id && onChange([...value, { id, titulo }])}
          only={(curso) => !has(curso.id) && (only?.(curso) ?? true)}
          error={error}
          autofocus
        />
      ) : (
        <p>{MAX_CURSOS_JUNTOS} cursos es lo más que se asigna de una vez.</p>
      )}
    </Stack>
  );
}
