import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { Button, Popover, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { EMPTY, filterWords, paramOf, rangeOf, rangeText } from '#ui/fields/field-filter.ts';
import { PersonSelect } from '#ui/fields/PersonSelect.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import pill from '#ui/lists/FilterPill.module.css';
import type { Search } from '#ui/lists/list-address.ts';
import classes from '#ui/lists/PillMenu.module.css';

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
      {others.length > 0 && (
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
  const [opened, setOpened] = useState(fresh);
  const [named, setNamed] = useState<string>();
  const close = () => {
    setOpened(false);
    if (value === undefined) onChange(undefined);
  };
  const put = (next: string | undefined) => {
    onChange(next);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={(open) => (open ? setOpened(true) : close())}
      position="bottom-start"
      trapFocus
      returnFocus
    >
      <span className={pill.pill} data-on={value !== undefined || undefined}>
        <Popover.Target>
          <button type="button" className={pill.main} onClick={() => (opened ? close() : setOpened(true))}>
            {campo.nombre}
            {value !== undefined && (
              <>
                : <b>{filterWords(campo, value, named ?? 'esa persona')}</b>
              </>
            )}
          </button>
        </Popover.Target>
        {value !== undefined && (
          <button
            type="button"
            className={pill.remove}
            aria-label={`Quitar el filtro de ${campo.nombre}`}
            onClick={() => onChange(undefined)}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        )}
      </span>
      <Popover.Dropdown className={classes.dropdown} aria-label={campo.nombre}>
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
          <Written campo={campo} value={value} onPut={put} />
        )}
        <button
          type="button"
          className={classes.option}
          aria-pressed={value === EMPTY}
          onClick={() => put(EMPTY)}
        >
          Sin valor
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface WrittenProps {
  readonly campo: CampoALaVista;
  readonly value: string | undefined;
  readonly onPut: (value: string | undefined) => void;
}

function Written({ campo, value, onPut }: WrittenProps): ReactNode {
  const [text, setText] = useState(value === EMPTY ? '' : (value ?? ''));
  const [range, setRange] = useState(rangeOf(value));
  const contains = campo.tipo === 'texto';
  const type = campo.tipo === 'fecha' ? 'date' : 'number';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPut(contains ? text.trim() || undefined : rangeText(range));
      }}
    >
      {contains ? (
        <TextInput
          size="xs"
          label="Contiene"
          value={text}
          maxLength={200}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus
        />
      ) : (
        (['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            size="xs"
            type={type}
            step="any"
            label={end === 'from' ? 'Desde' : 'Hasta'}
            value={range[end]}
            onChange={({ currentTarget }) => setRange({ ...range, [end]: currentTarget.value })}
          />
        ))
      )}
      <Button type="submit" size="xs" mt="sm" fullWidth>
        Filtrar
      </Button>
    </form>
  );
}
