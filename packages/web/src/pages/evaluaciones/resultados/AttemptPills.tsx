import { useQuery } from '@tanstack/react-query';
import { falladasQuery } from '#pages/evaluaciones/queries.ts';
import { markOf, markWords } from '#pages/evaluaciones/resultados/filters.ts';
import { DayPill } from '#ui/lists/DayPill.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { PopoverPill } from '#ui/lists/PopoverPill.tsx';
import { errorOfEnds } from '#ui/lists/range.ts';
import { RangeForm } from '#ui/lists/RangeForm.tsx';
import { cuenta } from '#ui/words/words.ts';

interface AttemptPillsProps {
  readonly evaluacionId: string;
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

/** What attempts are filtered by beside their state: mark, day, a question they failed. */
export function AttemptPills({ evaluacionId, search, onChange }: AttemptPillsProps) {
  const { nota, entrego, fallo } = search;
  const falladas = useQuery(falladasQuery(evaluacionId));
  return (
    <>
      <PopoverPill label="Nota" said={markWords(nota)} onRemove={() => onChange({ nota: undefined })}>
        {(close) => (
          <RangeForm
            key={nota}
            kind="number"
            placeholder="De 0 a 10"
            value={nota}
            errorOf={errorOfMarks}
            onPut={(next) => {
              onChange({ nota: next });
              close();
            }}
          />
        )}
      </PopoverPill>
      <DayPill
        label="Fecha"
        ends={{ from: 'Entregó desde', to: 'Entregó hasta' }}
        value={entrego}
        onChange={(next) => onChange({ entrego: next })}
      />
      <FilterPill
        label="Pregunta fallada"
        options={falladas.data?.datos.map(({ id, titulo, fallos }) => ({
          value: id,
          label: `${titulo} (${cuenta(fallos, 'fallo')})`,
        }))}
        value={fallo}
        onChange={(next) => onChange({ fallo: next })}
      />
    </>
  );
}

const errorOfMarks = errorOfEnds(
  markOf,
  'Escribe notas de 0 a 10, como 4,5.',
  'La primera nota no puede ser mayor.',
);
