import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { leerPagina } from '#platform/client.ts';
import classes from '#parts/usuarios/PeoplePicker.module.css';
import { ManySelect } from '#ui/forms/ManySelect.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

const PAUSE = 200;
const SUGGESTED = 20;

interface PeoplePickerProps {
  readonly label: string;
  readonly chosen: readonly Usuario[];
  readonly onChange: (chosen: readonly Usuario[]) => void;
  /** Narrows who is suggested. */
  readonly filter?: { readonly estado: Usuario['estado'] };
  readonly error?: ReactNode;
  /** Where a dialog begins. */
  readonly autofocus?: boolean;
  /** What is done with them: other fields, and the button last. */
  readonly children?: ReactNode;
  /** Why it can't be done yet; its line is kept when nothing is missing, so that nothing jumps. */
  readonly lacks?: string;
  /** What has to be known before it is done. */
  readonly below?: ReactNode;
}

/** Searches people by name and gathers several of them. */
export function PeoplePicker({
  label,
  chosen,
  onChange,
  filter,
  error,
  autofocus = false,
  children,
  lacks,
  below,
}: PeoplePickerProps) {
  const [typed, setTyped] = useState('');
  const [buscar] = useDebouncedValue(typed.trim(), PAUSE);
  const { data, isFetching } = useQuery({
    queryKey: ['usuarios', 'sugerencias', buscar, filter?.estado ?? null],
    queryFn: ({ signal }) => leerPagina('usuarios', { buscar, limite: SUGGESTED, ...filter }, signal),
    placeholderData: keepPreviousData,
    meta: { escucha: ['usuarios'] },
  });
  const known = new Map([...chosen, ...(data?.datos ?? [])].map((usuario) => [usuario.id, usuario]));

  return (
    <>
      <div className={`look-wrap ${classes.picker}`}>
        <ManySelect
          label={label}
          placeholder={chosen.length === 0 ? 'Nombre, correo o documento' : undefined}
          data={[...known.values()].map((usuario) => ({ value: usuario.id, label: fullName(usuario) }))}
          value={chosen.map(({ id }) => id)}
          onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
          searchable
          searchValue={typed}
          onSearchChange={setTyped}
          // The server already searched, accents and surnames included.
          filter={({ options }) => options}
          hidePickedOptions
          openOnFocus={!autofocus}
          data-autofocus={autofocus || undefined}
          error={error}
          nothingFoundMessage={isFetching ? 'Buscando…' : 'Nadie con ese nombre'}
          renderOption={({ option }) => {
            const usuario = known.get(option.value);
            return (
              <span className={classes.option}>
                {option.label}
                <small>{usuario?.correo ?? usuario?.usuario}</small>
              </span>
            );
          }}
        />
        {children}
        {lacks !== undefined && <p className={classes.lacks}>{lacks}</p>}
      </div>
      {below}
    </>
  );
}
