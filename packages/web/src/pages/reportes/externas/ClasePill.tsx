import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';

const CLASES = [{ value: 'externa', label: 'Formación externa' }];

interface ClasePillProps {
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

/** Certificates of the academy or, chosen here, what people did elsewhere. */
export function ClasePill({ search, onChange }: ClasePillProps) {
  return (
    <FilterPill
      label="Clase"
      options={CLASES}
      value={search['clase'] === 'externa' ? 'externa' : undefined}
      onChange={(clase) => onChange({ clase, estado: undefined, curso: undefined, expedido: undefined })}
    />
  );
}
