import { useQuery } from '@tanstack/react-query';
import { gruposQuery } from '#parts/grupos/groups.ts';
import { useActor } from '#platform/session.ts';
import { ManySelect } from '#ui/forms/ManySelect.tsx';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';

interface GroupsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** The groups into which a new person goes, of those that whoever creates them may fill. */
export function GroupsField({ value, onChange }: GroupsFieldProps) {
  const { actor, puede, puedeEnTodo } = useActor();
  const { data = [] } = useQuery({ ...gruposQuery, enabled: puede('grupos:editar') });
  const suyos = data.filter(
    ({ id, estado }) =>
      estado === 'activo' && (puedeEnTodo('grupos:editar') || actor.tutorGrupoIds.includes(id)),
  );
  if (!puede('grupos:editar')) return null;
  return (
    <FormLayout>
      <FormRow help="Recibirá los cursos de cada grupo desde que se cree su cuenta.">
        <ManySelect
          label={optional('Grupos')}
          data={suyos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          searchable
          clearable
          nothingFoundMessage="No hay ningún grupo con ese nombre"
          value={[...value]}
          onChange={onChange}
        />
      </FormRow>
    </FormLayout>
  );
}
