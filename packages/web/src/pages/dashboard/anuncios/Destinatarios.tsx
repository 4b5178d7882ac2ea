import { TIPOS_DE_DESTINO, type TipoDeDestino } from '@catedra/shared/anuncios/rules.ts';
import type { DestinoConNombre } from '@catedra/shared/anuncios/schemas.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Alcance } from '#pages/dashboard/anuncios/Alcance.tsx';
import { destinosQuery } from '#pages/dashboard/anuncios/queries.ts';
import { ManySelect } from '#ui/forms/ManySelect.tsx';

const PAUSA = 250;
const claveDe = ({ tipo, id }: DestinoConNombre) => `${tipo}:${id ?? ''}`;
const GRUPOS: Readonly<Record<TipoDeDestino, string>> = {
  todos: 'La academia',
  grupo: 'Grupos',
  perfil: 'Perfiles',
  curso: 'Cursos',
  persona: 'Personas',
};

interface DestinatariosProps {
  readonly value: readonly DestinoConNombre[];
  readonly onChange: (destinos: readonly DestinoConNombre[]) => void;
  readonly error: ReactNode;
}

/** To whom: by some letters of the name of a group, a profile, a course or somebody. */
export function Destinatarios({ value, onChange, error }: DestinatariosProps) {
  const [typed, setTyped] = useState('');
  const [buscar] = useDebouncedValue(typed.trim(), PAUSA);
  const { data, isFetching } = useQuery(destinosQuery(buscar));
  const known = new Map([...value, ...(data?.destinos ?? [])].map((uno) => [claveDe(uno), uno]));
  const todos = [...known.values()];
  return (
    <div>
      <ManySelect
        label="A quién"
        placeholder={value.length === 0 ? 'Grupo, perfil, curso o persona' : undefined}
        data={TIPOS_DE_DESTINO.map((tipo) => ({
          group: GRUPOS[tipo],
          items: todos
            .filter((uno) => uno.tipo === tipo)
            .map((uno) => ({ value: claveDe(uno), label: uno.nombre })),
        })).filter(({ items }) => items.length > 0)}
        value={value.map(claveDe)}
        onChange={(claves) => onChange(claves.flatMap((clave) => known.get(clave) ?? []))}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        // The server already searched.
        filter={({ options }) => options}
        hidePickedOptions
        error={error}
        nothingFoundMessage={isFetching ? 'Buscando…' : 'Nada con ese nombre'}
      />
      <Alcance destinos={value} />
    </div>
  );
}
