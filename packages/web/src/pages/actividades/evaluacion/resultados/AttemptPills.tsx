import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { falladasQuery } from '#pages/actividades/evaluacion/queries.ts';
import { dayWords, markOf, markWords } from '#pages/actividades/evaluacion/resultados/filters.ts';
import { type Range, rangeOf, rangeText } from '#ui/fields/field-filter.ts';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { PopoverPill } from '#ui/lists/PopoverPill.tsx';
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
            value={nota}
            errorOf={errorOfMarks}
            onPut={(next) => {
              onChange({ nota: next });
              close();
            }}
          >
            {(label, value, put, first) => (
              <TextInput
                label={label}
                inputMode="decimal"
                placeholder="De 0 a 10"
                value={value}
                onChange={({ currentTarget }) => put(currentTarget.value)}
                {...(first && { 'data-autofocus': true })}
              />
            )}
          </RangeForm>
        )}
      </PopoverPill>
      <PopoverPill label="Fecha" said={dayWords(entrego)} onRemove={() => onChange({ entrego: undefined })}>
        {(close) => (
          <RangeForm
            key={entrego}
            value={entrego}
            errorOf={errorOfDays}
            onPut={(next) => {
              onChange({ entrego: next });
              close();
            }}
          >
            {(label, value, put) => (
              <DateField label={`Entregó ${label.toLowerCase()}`} past value={value} onChange={put} />
            )}
          </RangeForm>
        )}
      </PopoverPill>
      <FilterPill
        label="Pregunta fallada"
        options={(falladas.data?.datos ?? []).map(({ id, titulo, fallos }) => ({
          value: id,
          label: `${titulo} (${cuenta(fallos, 'fallo')})`,
        }))}
        value={fallo}
        onChange={(next) => onChange({ fallo: next })}
      />
    </>
  );
}

function errorOfMarks({ from, to }: Range): string | null {
  const [a, b] = [markOf(from), markOf(to)];
  if ((from.trim() && a === undefined) || (to.trim() && b === undefined))
    return 'Escribe notas de 0 a 10, como 4,5.';
  return a !== undefined && b !== undefined && a > b ? 'La primera nota no puede ser mayor.' : null;
}

const errorOfDays = ({ from, to }: Range): string | null =>
  from !== '' && to !== '' && from > to ? 'El primer día no puede ser posterior.' : null;

interface RangeFormProps {
  readonly value: string | undefined;
  readonly errorOf: (range: Range) => string | null;
  readonly onPut: (value: string | undefined) => void;
  readonly children: (label: string, value: string, put: (text: string) => void, first: boolean) => ReactNode;
}

/** Two ends, either of which may be missing; what can't be is said before it is asked. */
function RangeForm({ value, errorOf, onPut, children }: RangeFormProps) {
  const [range, setRange] = useState(rangeOf(value));
  const [refused, setRefused] = useState(false);
  const error = errorOf(range);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (error) setRefused(true);
        else onPut(rangeText({ from: range.from.trim(), to: range.to.trim() }));
      }}
    >
      {children('Desde', range.from, (from) => setRange({ ...range, from }), true)}
      {children('Hasta', range.to, (to) => setRange({ ...range, to }), false)}
      {refused && error && (
        <p role="alert" style={{ color: 'var(--mal)' }}>
          {error}
        </p>
      )}
      <Button type="submit" mt="sm" fullWidth>
        Filtrar
      </Button>
    </form>
  );
}
