import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY, errorOfNumbers, filterWords } from '#parts/campos/field-filter.ts';
import { PersonSelect } from '#parts/campos/PersonSelect.tsx';
import type { FieldPillProps } from '#parts/campos/field-pill.ts';
import { leerUno } from '#platform/client.ts';
import { errorOfDays } from '#ui/lists/day-range.ts';
import { PillOption, PopoverPill } from '#ui/lists/PopoverPill.tsx';
import { RangeForm } from '#ui/lists/RangeForm.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

/** What is written instead of chosen: words, two ends or a person. */
export function WrittenPill({ campo, fresh, value, onChange }: FieldPillProps) {
  const [chosen, setNamed] = useState<string>();
  const named = useNameOf(campo.tipo === 'persona' && chosen === undefined ? value : undefined) ?? chosen;
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

/** Whoever came by an address with somebody in it reads who that is. */
function useNameOf(value: string | undefined): string | undefined {
  const asked = value !== undefined && value !== EMPTY;
  const { data } = useQuery({
    queryKey: ['usuarios', value],
    queryFn: ({ signal }) => leerUno('usuarios', value ?? '', signal),
    enabled: asked,
    meta: { escucha: ['usuarios'], soloId: value },
  });
  return asked && data ? fullName(data) : undefined;
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
