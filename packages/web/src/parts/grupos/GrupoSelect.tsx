import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { grupoQuery, gruposParaElegirQuery } from '#parts/grupos/groups.ts';

interface GrupoSelectProps {
  readonly value: string;
  readonly onChange: (grupoId: string) => void;
  readonly error?: ReactNode;
  readonly readOnly: boolean;
}

const PAUSE = 200;

/** A group, found by the server among all of them. */
export function GrupoSelect({ value, onChange, error, readOnly }: GrupoSelectProps) {
  const [typed, setTyped] = useState('');
  const [buscar] = useDebouncedValue(typed.trim(), PAUSE);
  const chosen = useQuery({ ...grupoQuery(value), enabled: value !== '' }).data;
  const found = useQuery(gruposParaElegirQuery(buscar === chosen?.nombre ? '' : buscar));
  const known = new Map(
    [...(chosen ? [chosen] : []), ...(found.data?.datos ?? [])].map(({ id, nombre }) => [id, nombre]),
  );
  return (
    <Select
      label="Grupo"
      placeholder="Escribe o elige un grupo"
      searchable
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={[...known].map(([id, nombre]) => ({ value: id, label: nombre }))}
      nothingFoundMessage="No hay ningún grupo con ese nombre"
      readOnly={readOnly}
      value={value || null}
      onChange={(id) => id && onChange(id)}
      error={error}
    />
  );
}
