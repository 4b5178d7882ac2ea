import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { leerPagina } from '#platform/client.ts';
import { fullName } from '#ui/people/PersonName.tsx';

const PAUSE = 200;
const SUGGESTED = 20;

interface PersonSelectProps {
  readonly label: ReactNode;
  readonly value: string | null;
  readonly onChange: (id: string | null, name?: string) => void;
  /** The name of whoever is chosen already. */
  readonly named?: string;
  readonly error?: ReactNode;
  readonly readOnly?: boolean;
  readonly clearable?: boolean;
}

/** One person, found by name. */
export function PersonSelect({ value, onChange, named, readOnly, clearable, ...rest }: PersonSelectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [buscar] = useDebouncedValue(typed?.trim() ?? '', PAUSE);
  const { data, isFetching } = useQuery({
    queryKey: ['usuarios', 'sugerencias', buscar, null],
    queryFn: ({ signal }) => leerPagina('usuarios', { buscar, limite: SUGGESTED }, signal),
    enabled: typed !== null && !readOnly,
    placeholderData: keepPreviousData,
    meta: { escucha: ['usuarios'] },
  });
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const known = new Map((data?.datos ?? []).map((usuario) => [usuario.id, fullName(usuario)]));
  if (value !== null && !known.has(value))
    known.set(value, (chosen?.id === value ? chosen.name : named) ?? 'Persona que ya no está');
  const name = value === null ? '' : (known.get(value) ?? '');

  return (
    <Select
      {...rest}
      readOnly={readOnly}
      placeholder={readOnly ? undefined : 'Nombre, correo o documento'}
      data={[...known].map(([id, label]) => ({ value: id, label }))}
      value={value}
      onChange={(id) => {
        setChosen(id === null ? null : { id, name: known.get(id) ?? '' });
        setTyped(null);
        onChange(id, id === null ? undefined : known.get(id));
      }}
      searchable={!readOnly}
      searchValue={typed ?? name}
      onSearchChange={(text) => setTyped(text === name ? null : text)}
      onBlur={() => setTyped(null)}
      onFocus={() => setTyped(name)}
      // The server already searched, accents and surnames included.
      filter={({ options }) => options}
      clearable={clearable && !readOnly}
      nothingFoundMessage={isFetching ? 'Buscando…' : 'Nadie con ese nombre'}
    />
  );
}
