import { IconSearch, IconX } from '@tabler/icons-react';
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

/** A list has it from the beginning: drawn here, so that it does not wait for the fields of forms. */
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
    <div className={classes.search}>
      <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <input
        ref={field}
        className={classes.field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed && (
        <button
          type="button"
          className={`look-bare-button ${classes.clear}`}
          aria-label="Borrar la búsqueda"
          onClick={clear}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}
