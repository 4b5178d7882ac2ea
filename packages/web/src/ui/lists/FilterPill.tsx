import { Combobox, useCombobox } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from '#ui/lists/FilterPill.module.css';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterPillProps {
  /** What it filters by: "Perfil". */
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** What it offers is open from the beginning. */
  readonly startOpened?: boolean;
}

const MANY = 8;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** "+ Perfil" while unused; "Perfil: Estudiante ×" while it filters. */
export function FilterPill({ label, options, value, onChange, startOpened }: FilterPillProps) {
  const [search, setSearch] = useState('');
  const main = useRef<HTMLButtonElement>(null);
  const combobox = useCombobox({
    defaultOpened: startOpened,
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setSearch('');
    },
    onDropdownOpen: () => {
      if (options.length > MANY) combobox.focusSearchInput();
      else combobox.focusTarget();
    },
  });
  const chosen = options.find((option) => option.value === value);
  const shown = options.filter((option) => plain(option.label).includes(plain(search.trim())));
  const remove = () => {
    // The button that was pressed goes away with the filter.
    main.current?.focus();
    onChange(undefined);
  };
  const choose = (next: string) => {
    onChange(next);
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} width={240} position="bottom-start" onOptionSubmit={choose}>
      <span className={classes.pill} data-on={value !== undefined || undefined}>
        <Combobox.Target targetType="button">
          <button ref={main} type="button" className={classes.main} onClick={() => combobox.toggleDropdown()}>
            {value === undefined && <IconPlus size={16} stroke={1.75} aria-hidden />}
            {label}
            {value !== undefined && (
              <>
                : <b>{chosen?.label ?? value}</b>
              </>
            )}
          </button>
        </Combobox.Target>
        {value !== undefined && (
          <button
            type="button"
            className={classes.remove}
            aria-label={`Quitar el filtro de ${label.toLowerCase()}`}
            onClick={remove}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        )}
      </span>
      <Combobox.Dropdown>
        {options.length > MANY && (
          <Combobox.Search
            value={search}
            aria-label={`Buscar en ${label.toLowerCase()}`}
            placeholder="Buscar"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <Combobox.Options mah={280} className={classes.options} aria-label={label}>
          {shown.map((option) => (
            <Combobox.Option key={option.value} value={option.value} active={option.value === value}>
              {option.label}
            </Combobox.Option>
          ))}
          {shown.length === 0 && <Combobox.Empty>No hay nada con ese nombre</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
