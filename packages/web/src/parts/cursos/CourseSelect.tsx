import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leerPagina } from '#platform/client.ts';

const PAUSE = 200;
const SUGGESTED = 20;

interface CourseSelectProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string | null, titulo: string) => void;
  /** Narrows which are suggested; archived ones never are. */
  readonly only?: (curso: Curso) => boolean;
  readonly error?: string | undefined;
  readonly autofocus?: boolean;
}

/** Searches courses by title and takes one. */
export function CourseSelect({ label, value, onChange, only, error, autofocus }: CourseSelectProps) {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), PAUSE);
  const buscar = value ? '' : settled;
  const { data, isFetching } = useQuery({
    queryKey: ['cursos', 'sugerencias', buscar],
    queryFn: ({ signal }) => leerPagina('cursos', { buscar, limite: SUGGESTED }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['cursos'] },
  });
  const possible =
    data?.datos.filter((curso) => curso.estado !== 'archivado' && (only?.(curso) ?? true)) ?? [];
  return (
    <Select
      label={label}
      placeholder="Título del curso"
      data={possible.map(({ id, titulo, estado }) => ({
        value: id,
        label: estado === 'borrador' ? `${titulo} (borrador)` : titulo,
      }))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server already searched, accents included.
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? 'Buscando…' : 'Ningún curso con ese título'}
      value={value}
      onChange={(id) => {
        onChange(id, possible.find((curso) => curso.id === id)?.titulo ?? '');
        // Where each one chosen is taken away, the next is typed from the start.
        setTyped('');
      }}
      error={error}
      openOnFocus={false}
      data-autofocus={autofocus}
    />
  );
}
