import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { useQuery } from '@tanstack/react-query';
import { reglaQuery } from '#pages/grupos/actualizar/regla/regla-queries.ts';
import { RuleEditor } from '#pages/grupos/actualizar/regla/RuleEditor.tsx';
import { camposQuery } from '#parts/campos/own-fields.ts';
import { RowBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const WAITING = { label: 'Cargando la regla…', skeleton: <RowBones rows={3} /> };

/** The rule by which the group fills itself; its conditions come with the fields that they name. */
export function ReglaTab({ grupo }: { readonly grupo: Grupo }) {
  const regla = useQuery(reglaQuery(grupo.id));
  const campos = useQuery(camposQuery);
  return (
    <QueryView query={campos} {...WAITING}>
      {() => (
        <QueryView query={regla} {...WAITING}>
          {(guardada) => <RuleEditor grupo={grupo} guardada={guardada} />}
        </QueryView>
      )}
    </QueryView>
  );
}
