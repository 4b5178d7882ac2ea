import type { TipoDeObjetivo } from '@catedra/shared/perfiles/objetivo.ts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/perfiles/por-que/Why.module.css';
import { type Sugerencia, sugerenciasQuery } from '#pages/perfiles/queries.ts';
import type { Consulta } from '#platform/client.ts';

interface SearchSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly tipo: TipoDeObjetivo;
  /** What is offered before anything is typed. */
  readonly primero?: Consulta;
  readonly value: Sugerencia | null;
  readonly onChange: (value: Sugerencia | null) => void;
}

const PAUSE = 200;

/** One person, group or course, found by the server. */
export function SearchSelect({ label, placeholder, tipo, primero, value, onChange }: SearchSelectProps) {
  const [texto, setTexto] = useState('');
  const [buscar] = useDebouncedValue(texto.trim(), PAUSE);
  const elegida = value !== null && buscar === value.nombre;
  const { data, isFetching } = useQuery(
    sugerenciasQuery(tipo, buscar === '' || elegida ? { ...primero } : { buscar }),
  );
  const conocidas = new Map([...(value ? [value] : []), ...(data ?? [])].map((uno) => [uno.id, uno]));
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={[...conocidas.values()].map(({ id, nombre }) => ({ value: id, label: nombre }))}
      value={value?.id ?? null}
      onChange={(id) => onChange(id === null ? null : (conocidas.get(id) ?? null))}
      searchable
      clearable
      searchValue={texto}
      onSearchChange={setTexto}
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? 'Buscando…' : 'Nada coincide'}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          <small>{conocidas.get(option.value)?.detalle}</small>
        </span>
      )}
    />
  );
}
