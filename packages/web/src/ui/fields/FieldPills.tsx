import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY, errorOfDays, errorOfNumbers, filterWords, paramOf } from '#ui/fields/field-filter.ts';
import { camposQuery } from '#ui/fields/own-fields.ts';
import { PersonSelect } from '#ui/fields/PersonSelect.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { PillOption, PopoverPill } from '#ui/lists/PopoverPill.tsx';
import { RangeForm } from '#ui/lists/RangeForm.tsx';

interface FieldPillsProps {
  readonly campos: readonly CampoALaVista[];
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

const SIN_VALOR = { value: EMPTY, label: 'Sin valor' };
const SI_NO = [{ value: 'si', label: 'Sí' }, { value: 'no', label: 'No' }, SIN_VALOR];

/** Filters by the academy's own fields: those in use, and a way to the others. */
export function FieldPills({ campos, search, onChange }: FieldPillsProps) {
  const [added, setAdded] = useState<string | null>(null);
  // Its place is kept while they come: beside it stand others, which would move.
  const coming = useQuery(camposQuery).isPending;
  const shown = campos.filter((campo) => search[paramOf(campo)] !== undefined || campo.id === added);
  const others = campos.filter((campo) => !shown.includes(campo));
  return (
    <>
      {shown.map((campo) => (
        <FieldPill
          key={campo.id}
          campo={campo}
          fresh={campo.id === added}
          value={search[paramOf(campo)]}
          onChange={(value) => {
            setAdded(null);
            onChange({ [paramOf(campo)]: value });
          }}
        />
      ))}
      {(coming || others.length > 0) && (
        <FilterPill
          label="Campo"
          options={others.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          value={undefined}
          onChange={(id) => setAdded(id ?? null)}
        />
      )}
    </>
  );
}

interface FieldPillProps {
  readonly campo: CampoALaVista;
  /** It has just been asked for: what it offers is open already. */
  readonly fresh: boolean;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function FieldPill(props: FieldPillProps) {
  const { campo, fresh, value, onChange } = props;
  if (campo.tipo === 'lista' || campo.tipo === 'si_no') {
    const options =
      campo.tipo === 'si_no'
        ? SI_NO
        : [...campo.opciones.map(({ id, texto }) => ({ value: id, label: texto })), SIN_VALOR];
    return (
      <FilterPill
        label={campo.nombre}
        options={options}
        value={value}
        onChange={onChange}
        startOpened={fresh}
      />
    );
  }
  return <WrittenPill {...props} />;
}

/** What is written instead of chosen: words, two ends or a person. */
function WrittenPill({ campo, fresh, value, onChange }: FieldPillProps) {
  const [named, setNamed] = useState<string>();
  return (
    <PopoverPill
      label={campo.nombre}
      said={value === undefined ? undefined : filterWords(campo, value, named ?? 'esa persona')}
      startOpened={fresh}
      onRemove={() => onChange(undefined)}
      onClose={() => value === undefined && onChange(undefined)}
    >
      {(close) => {
        const put = (next: string | undefined) => {
          onChange(next);
          close();
        };
        return (
          <>
            {campo.tipo === 'persona' ? (
              <PersonSelect
                label="Es"
                value={value === undefined || value === EMPTY ? null : value}
                onChange={(id, name) => {
                  setNamed(name);
                  put(id ?? undefined);
                }}
                named={named}
              />
            ) : (
              <Written key={value} campo={campo} value={value === EMPTY ? undefined : value} onPut={put} />
            )}
            <PillOption chosen={value === EMPTY} onChoose={() => put(EMPTY)}>
              Sin valor
            </PillOption>
          </>
        );
      }}
    </PopoverPill>
  );
}

interface WrittenProps {
  readonly campo: CampoALaVista;
  readonly value: string | undefined;
  readonly onPut: (value: string | undefined) => void;
}

function Written({ campo, value, onPut }: WrittenProps) {
  const [text, setText] = useState(value ?? '');
  if (campo.tipo === 'fecha')
    return <RangeForm kind="day" value={value} errorOf={errorOfDays} onPut={onPut} />;
  if (campo.tipo === 'numero')
    return <RangeForm kind="number" value={value} errorOf={errorOfNumbers} onPut={onPut} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPut(text.trim() || undefined);
      }}
    >
      <TextInput
        size="xs"
        label="Contiene"
        value={text}
        maxLength={200}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
      <Button type="submit" size="xs" mt="sm" fullWidth>
        Filtrar
      </Button>
    </form>
  );
}
