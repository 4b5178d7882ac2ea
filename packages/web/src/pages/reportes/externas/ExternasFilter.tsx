import { ESTADOS_DE_EXTERNA_EN_PALABRAS } from '@catedra/shared/externas/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { opcionesDeRegistroQuery } from '#pages/reportes/certificados/queries.ts';
import { ClasePill } from '#pages/reportes/externas/ClasePill.tsx';
import { DayPill } from '#ui/lists/DayPill.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, type Search } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';

const DE_ESTADO = Object.entries(ESTADOS_DE_EXTERNA_EN_PALABRAS).map(([value, label]) => ({ value, label }));

interface ExternasFilterProps {
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

export function ExternasFilter({ search, onChange }: ExternasFilterProps) {
  const { data } = useQuery(opcionesDeRegistroQuery);
  return (
    <FilterBar
      search={
        <SearchField
          label="Buscar por persona o formación"
          placeholder="Persona o formación"
          value={search['buscar'] ?? ''}
          onChange={(buscar) => onChange({ buscar: buscar || undefined })}
        />
      }
    >
      <ClasePill search={search} onChange={onChange} />
      <FilterPill
        label="Estado"
        options={DE_ESTADO}
        value={knownWord(ESTADOS_DE_EXTERNA_EN_PALABRAS, search['estado'])}
        onChange={(estado) => onChange({ estado })}
      />
      <FilterPill
        label="Grupo"
        options={data?.grupos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        value={search['grupo']}
        onChange={(grupo) => onChange({ grupo })}
      />
      <DayPill
        label="Terminada"
        ends={{ from: 'Terminada desde', to: 'Terminada hasta' }}
        value={search['terminada']}
        onChange={(terminada) => onChange({ terminada })}
      />
    </FilterBar>
  );
}
