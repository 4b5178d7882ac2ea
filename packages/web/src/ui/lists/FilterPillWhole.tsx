import { withoutAccents } from '@catedra/shared/core/accents.ts';
import { Combobox, useCombobox } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import classes from '#ui/lists/FilterPill.module.css';
import { type FilterPillProps, saidOf } from '#ui/lists/filter-option.ts';
import { PillFrame } from '#ui/lists/PillFrame.tsx';

const MANY = 8;

const plain = (text: string) => withoutAccents(text).toLowerCase();

/** Why there is nothing to choose. */
function nothing(known: FilterPillProps['options'], search: string): string {
  if (!known) return 'Cargando…';
  return search.trim() ? 'No hay nada con ese nombre' : 'No hay nada que elegir';
}

const Target = ({ children }: { readonly children: ReactElement }) => (
  <Combobox.Target targetType="button">{children}</Combobox.Target>
);

/** One of some options. */
export function FilterPillWhole({
  label,
  options: known,
  value,
  onChange,
  several,
  startOpened,
}: FilterPillProps) {
  const options = known ?? [];
  const [search, setSearch] = useState('');
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
  const shown = options.filter((option) => plain(option.label).includes(plain(search.trim())));
  const chosen = value === undefined ? [] : several ? value.split(',') : [value];
  const choose = (next: string) => {
    if (several) {
      const now = chosen.includes(next) ? chosen.filter((one) => one !== next) : [...chosen, next];
      onChange(now.length > 0 ? now.join(',') : undefined);
      return;
    }
    onChange(next);
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} width={240} position="bottom-start" onOptionSubmit={choose}>
      <PillFrame
        label={label}
        said={saidOf(known, value)}
        onPress={() => combobox.toggleDropdown()}
        onRemove={() => onChange(undefined)}
        target={Target}
      />
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
            <Combobox.Option key={option.value} value={option.value} active={chosen.includes(option.value)}>
              {option.label}
            </Combobox.Option>
          ))}
          {shown.length === 0 && <Combobox.Empty>{nothing(known, search)}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
