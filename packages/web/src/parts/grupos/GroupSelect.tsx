import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '#platform/session.ts';
import { gruposQuery } from '#parts/grupos/groups.ts';

interface GroupSelectProps {
  readonly value: string | null;
  readonly onChange: (grupo: Grupo | null) => void;
}

/** The active groups that this person may change. */
export function GroupSelect({ value, onChange }: GroupSelectProps) {
  const { actor, puedeEnTodo } = useActor();
  const { data = [] } = useQuery(gruposQuery);
  const suyos = data.filter(
    ({ id, estado }) =>
      estado === 'activo' && (puedeEnTodo('grupos:editar') || actor.tutorGrupoIds.includes(id)),
  );
  return (
    <Select
      label="Grupo"
      placeholder="Elige un grupo"
      data={suyos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      searchable
      value={value}
      onChange={(chosen) => onChange(suyos.find(({ id }) => id === chosen) ?? null)}
      openOnFocus={false}
      nothingFoundMessage="No hay ningún grupo con ese nombre"
      data-autofocus
    />
  );
}
