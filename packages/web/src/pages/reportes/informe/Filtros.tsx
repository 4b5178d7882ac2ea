import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { Filtro } from '@catedra/shared/informes/filtros.ts';
import type { Informe } from '@catedra/shared/informes/declarar.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { opcionesQuery } from '#pages/reportes/queries.ts';
import { FieldPills } from '#parts/campos/FieldPills.tsx';
import { DayPill } from '#ui/lists/DayPill.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import type { FilterOption } from '#ui/lists/filter-option.ts';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { WhoPill } from '#ui/lists/WhoPill.tsx';

interface FiltrosProps {
  readonly informe: Informe;
  readonly search: Search;
  readonly campos: readonly CampoALaVista[];
  readonly onChange: (patch: Search) => void;
  readonly view: ReactNode;
}

/** What a report can be narrowed by, as it declares it. */
export function Filtros({ informe, search, campos, onChange, view }: FiltrosProps) {
  return (
    <FilterBar
      view={view}
      search={
        informe.busca !== null && (
          <SearchField
            label={`Buscar: ${informe.busca}`}
            placeholder={informe.busca}
            value={search['buscar'] ?? ''}
            onChange={(buscar) => onChange({ buscar: buscar || undefined })}
          />
        )
      }
    >
      {Object.entries(informe.filtros).map(([clave, filtro]) => (
        <Pastilla
          key={clave}
          filtro={filtro}
          value={search[clave]}
          onChange={(value) => onChange({ [clave]: value })}
        />
      ))}
      {informe.campos && <FieldPills campos={campos} search={search} onChange={onChange} />}
    </FilterBar>
  );
}

interface PastillaProps {
  readonly filtro: Filtro;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Pastilla({ filtro: { ofrece, titulo, opciones }, value, onChange }: PastillaProps) {
  const nombra = ofrece === 'grupo' || ofrece === 'curso';
  const { data } = useQuery({ ...opcionesQuery, enabled: nombra });
  if (ofrece === 'idos') return <WhoPill idos={value === 'true'} onChange={onChange} />;
  if (ofrece === 'dias')
    return (
      <DayPill
        label={titulo}
        ends={{ from: `${titulo} desde`, to: `${titulo} hasta` }}
        value={value}
        onChange={onChange}
        ahead
      />
    );
  const options: readonly FilterOption[] | undefined =
    ofrece === 'opciones'
      ? Object.entries(opciones ?? {}).map(([uno, label]) => ({ value: uno, label }))
      : ofrece === 'grupo'
        ? data?.grupos.map(({ id, nombre }) => ({ value: id, label: nombre }))
        : data?.cursos.map(({ id, titulo: label }) => ({ value: id, label }));
  return <FilterPill label={titulo} options={options} value={value} onChange={onChange} />;
}
