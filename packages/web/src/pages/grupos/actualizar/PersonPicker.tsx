import type { Usuario } from '@catedra/shared';
import { Button, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/grupos/actualizar/GrupoEditor.module.css';
import { sugerenciasQuery } from '#pages/grupos/queries.ts';
import { fullName } from '#ui/PersonName.tsx';
import { cuenta } from '#ui/words.ts';

interface PersonPickerProps {
  readonly label: string;
  readonly working: boolean;
  /** Resolves when they are in, so that the field empties itself only then. */
  readonly onAdd: (ids: readonly string[]) => Promise<unknown>;
}

const PAUSE = 200;

/** Search people by name and add several at once. */
export function PersonPicker({ label, working, onAdd }: PersonPickerProps) {
  const [elegidas, setElegidas] = useState<readonly Usuario[]>([]);
  const [texto, setTexto] = useState('');
  const [buscar] = useDebouncedValue(texto.trim(), PAUSE);
  const { data, isFetching } = useQuery(sugerenciasQuery('usuarios', buscar));
  const conocidas = new Map([...elegidas, ...(data?.datos ?? [])].map((usuario) => [usuario.id, usuario]));

  const add = async () => {
    await onAdd(elegidas.map(({ id }) => id));
    setElegidas([]);
  };

  return (
    <div className={classes.add}>
      <MultiSelect
        label={label}
        placeholder={elegidas.length === 0 ? 'Nombre, correo o documento' : undefined}
        data={[...conocidas.values()].map((usuario) => ({ value: usuario.id, label: fullName(usuario) }))}
        value={elegidas.map(({ id }) => id)}
        onChange={(ids) => setElegidas(ids.flatMap((id) => conocidas.get(id) ?? []))}
        searchable
        searchValue={texto}
        onSearchChange={setTexto}
        // The server already searched, accents and surnames included.
        filter={({ options }) => options}
        hidePickedOptions
        nothingFoundMessage={isFetching ? 'Buscando…' : 'Nadie con ese nombre'}
        renderOption={({ option }) => {
          const usuario = conocidas.get(option.value);
          return (
            <span className={classes.option}>
              {option.label}
              <small>{usuario?.correo ?? usuario?.usuario}</small>
            </span>
          );
        }}
      />
      <Button
        size="md"
        disabled={elegidas.length === 0}
        loading={working}
        onClick={() => void add().catch(() => undefined)}
      >
        {elegidas.length > 1 ? `Añadir ${cuenta(elegidas.length, 'persona')}` : 'Añadir'}
      </Button>
    </div>
  );
}
