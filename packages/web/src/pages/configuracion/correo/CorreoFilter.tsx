import { CRIBAS, DE_QUE } from '#pages/configuracion/correo/words.ts';
import { DayPill } from '#ui/lists/DayPill.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, type Search } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';

const opciones = (palabras: Readonly<Record<string, string>>) =>
  Object.entries(palabras).map(([value, label]) => ({ value, label }));
const DE_ESTADO = opciones(CRIBAS);
const DE_EVENTO = opciones(DE_QUE);

interface CorreoFilterProps {
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

export function CorreoFilter({ search, onChange }: CorreoFilterProps) {
  return (
    <FilterBar
      search={
        <SearchField
          label="Buscar por persona o dirección"
          placeholder="Persona o dirección"
          value={search['buscar'] ?? ''}
          onChange={(buscar) => onChange({ buscar: buscar || undefined })}
        />
      }
    >
      <FilterPill
        label="Estado"
        options={DE_ESTADO}
        value={knownWord(CRIBAS, search['estado'])}
        onChange={(estado) => onChange({ estado })}
      />
      <FilterPill
        label="Sobre qué"
        options={DE_EVENTO}
        value={knownWord(DE_QUE, search['evento'])}
        onChange={(evento) => onChange({ evento })}
      />
      <DayPill
        label="Cuándo"
        ends={{ from: 'Desde', to: 'Hasta' }}
        value={search['dias']}
        onChange={(dias) => onChange({ dias })}
      />
    </FilterBar>
  );
}
