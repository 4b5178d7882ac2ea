import { ESTADOS_EN_PALABRAS } from '@catedra/shared/certificados/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { opcionesDeRegistroQuery } from '#pages/reportes/certificados/queries.ts';
import { ClasePill } from '#pages/reportes/externas/ClasePill.tsx';
import { DayPill } from '#ui/lists/DayPill.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, type Search } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';

const POR_CADUCAR = [{ value: '90_dias', label: 'En 90 días, sin renovar' }];
const DE_ESTADO = Object.entries(ESTADOS_EN_PALABRAS).map(([value, label]) => ({ value, label }));

interface RegistroFilterProps {
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

export function RegistroFilter({ search, onChange }: RegistroFilterProps) {
  const { data } = useQuery(opcionesDeRegistroQuery);
  return (
    <FilterBar
      search={
        <SearchField
          label="Buscar por persona, curso, número o código"
          placeholder="Persona, curso, número o código"
          value={search['buscar'] ?? ''}
          onChange={(buscar) => onChange({ buscar: buscar || undefined })}
        />
      }
    >
      <ClasePill search={search} onChange={onChange} />
      <FilterPill
        label="Estado"
        options={DE_ESTADO}
        value={knownWord(ESTADOS_EN_PALABRAS, search['estado'])}
        onChange={(estado) => onChange({ estado })}
      />
      <FilterPill
        label="Caduca"
        options={POR_CADUCAR}
        value={search['caduca'] === '90_dias' ? '90_dias' : undefined}
        onChange={(caduca) => onChange({ caduca })}
      />
      <FilterPill
        label="Curso"
        options={data?.cursos.map(({ id, titulo }) => ({ value: id, label: titulo }))}
        value={search['curso']}
        onChange={(curso) => onChange({ curso })}
      />
      <FilterPill
        label="Grupo"
        options={data?.grupos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        value={search['grupo']}
        onChange={(grupo) => onChange({ grupo })}
      />
      <DayPill
        label="Expedido"
        ends={{ from: 'Expedido desde', to: 'Expedido hasta' }}
        value={search['expedido']}
        onChange={(expedido) => onChange({ expedido })}
      />
    </FilterBar>
  );
}
