import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { gruposQuery } from '#pages/usuarios/queries.ts';
import { useActor } from '#platform/session.ts';

interface GroupFieldProps {
  readonly value: string | null;
  readonly onChange: (grupoId: string | null) => void;
}

/** The groups that this person may change. */
export function GroupField({ value, onChange }: GroupFieldProps) {
  const { actor, puedeEnTodo } = useActor();
  const { data = [] } = useQuery(gruposQuery);
  const suyos = data.filter(
    ({ id, estado }) =>
      estado === 'activo' && (puedeEnTodo('grupos:editar') || actor.tutorGrupoIds.includes(id)),
  );
  return (
    <Select
      mb="md"
      label="Grupo"
      placeholder="Elige un grupo"
      data={suyos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      searchable
      value={value}
      onChange={onChange}
      openOnFocus={false}
      nothingFoundMessage="No hay ningún grupo con ese nombre"
      data-autofocus
    />
  );
}
