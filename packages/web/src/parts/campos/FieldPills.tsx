import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { EMPTY, filterWords, paramOf } from '#parts/campos/field-filter.ts';
import type { FieldPillProps } from '#parts/campos/field-pill.ts';
import { camposQuery } from '#parts/campos/own-fields.ts';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { PillFrame } from '#ui/lists/PillFrame.tsx';
import { openedPart } from '#ui/states/opener.tsx';

const WrittenPill = openedPart(async () => (await import('#parts/campos/WrittenPill.tsx')).WrittenPill);

interface FieldPillsProps {
  readonly campos: readonly CampoALaVista[];
  readonly search: Search;
  readonly onChange: (patch: Search) => void;
}

const SIN_VALOR = { value: EMPTY, label: 'Sin valor' };
const SI_NO = [{ value: 'si', label: 'Sí' }, { value: 'no', label: 'No' }, SIN_VALOR];

/** Filters by the academy's own fields: that of teams, those in use, and a way to the others. */
export function FieldPills({ campos, search, onChange }: FieldPillsProps) {
  const [added, setAdded] = useState<string | null>(null);
  // Its place is kept while they come: beside it stand others, which would move.
  const coming = useQuery(camposQuery).isPending;
  const shown = campos.filter(
    (campo) => campo.equipo || search[paramOf(campo)] !== undefined || campo.id === added,
  );
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

/** Without a value or with one of some: the last that was chosen. */
const orEmpty = (chosen: string | undefined): string | undefined => {
  const all = chosen?.split(',') ?? [];
  return all.at(-1) === EMPTY ? EMPTY : all.filter((one) => one !== EMPTY).join(',') || undefined;
};

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
        onChange={(chosen) => onChange(orEmpty(chosen))}
        several={campo.tipo === 'lista'}
        startOpened={fresh}
      />
    );
  }
  const said = value === undefined ? undefined : filterWords(campo, value, undefined);
  const unset = () => onChange(undefined);
  return (
    <Suspense
      fallback={<PillFrame label={campo.nombre} said={said} onPress={() => undefined} onRemove={unset} />}
    >
      <WrittenPill {...props} />
    </Suspense>
  );
}
