import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from '#ui/lists/SearchField.module.css';

const PAUSE = 250;

interface SearchFieldProps {
  /** What is searched, for a screen reader: "Buscar por nombre, correo o usuario". */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** Called when the person stops typing for a moment. */
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  const settle = useEffectEvent((text: string) => {
    if (text !== value) onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    // The button that was pressed goes away with what was typed.
    field.current?.focus();
    setTyped('');
    onChange('');
  };

  return (
    <TextInput
      ref={field}
      className={classes.search}
      size="xs"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton
            className={classes.clear}
            iconSize={16}
            aria-label="Borrar la búsqueda"
            onClick={clear}
          />
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
