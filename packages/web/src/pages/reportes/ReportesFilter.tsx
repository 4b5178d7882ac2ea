import { PALABRAS_DE_FILTRO } from '@catedra/shared/cumplimiento/nombres.ts';
import { PALABRAS_DE_AVANCE, PALABRAS_DE_PLAZO } from '@catedra/shared/participantes/estado.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { FiltrosEscritos } from '@catedra/shared/reportes/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { opcionesQuery } from '#pages/reportes/queries.ts';
import { FieldPills } from '#parts/campos/FieldPills.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { WhoPill } from '#ui/lists/WhoPill.tsx';

const DE_ESTADO = Object.entries(PALABRAS_DE_AVANCE).map(([value, label]) => ({ value, label }));
const DE_CUMPLIMIENTO = Object.entries(PALABRAS_DE_FILTRO).map(([value, label]) => ({ value, label }));
const DE_PLAZO = Object.entries(PALABRAS_DE_PLAZO).map(([value, label]) => ({ value, label }));

interface ReportesFilterProps {
  readonly filtros: FiltrosEscritos;
  readonly search: Search;
  /** The academy's own fields, to filter by. */
  readonly campos: readonly CampoALaVista[];
  readonly onChange: (patch: Search) => void;
  /** How the list is shown. */
  readonly view: ReactNode;
}

export function ReportesFilter({ filtros, search, campos, onChange, view }: ReportesFilterProps) {
  const { data } = useQuery(opcionesQuery);
  return (
    <FilterBar
      view={view}
      search={
        <SearchField
          label="Buscar personas por su nombre"
          placeholder="Nombre o apellidos"
          value={filtros.buscar ?? ''}
          onChange={(buscar) => onChange({ buscar: buscar || undefined })}
        />
      }
    >
      <FilterPill
        label="Grupo"
        options={data?.grupos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        value={filtros.grupo}
        onChange={(grupo) => onChange({ grupo })}
      />
      <FilterPill
        label="Curso"
        options={data?.cursos.map(({ id, titulo }) => ({ value: id, label: titulo }))}
        value={filtros.curso}
        onChange={(curso) => onChange({ curso })}
      />
      <FilterPill
        label="Estado"
        options={DE_ESTADO}
        value={filtros.estado}
        onChange={(estado) => onChange({ estado })}
      />
      <FilterPill
        label="Cumplimiento"
        options={DE_CUMPLIMIENTO}
        value={filtros.cumplimiento}
        onChange={(cumplimiento) => onChange({ cumplimiento })}
      />
      <FilterPill
        label="Plazo"
        options={DE_PLAZO}
        value={filtros.plazo}
        onChange={(plazo) => onChange({ plazo })}
      />
      <WhoPill idos={filtros.idos === 'true'} onChange={(idos) => onChange({ idos })} />
      <FieldPills campos={campos} search={search} onChange={onChange} />
    </FilterBar>
  );
}
