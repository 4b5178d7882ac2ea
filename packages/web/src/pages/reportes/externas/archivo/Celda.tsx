import { TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from '#parts/cargas/Rows.module.css';

interface CeldaProps {
  readonly name: string;
  readonly value: string;
  /** The same as it is read. */
  readonly shown: string;
  readonly editing: boolean;
  readonly disabled: boolean;
  /** Absent: it is only read. */
  readonly onOpen?: () => void;
  /** What it says now; null, as it was. */
  readonly onClose: (next: string | null) => void;
}

export function Celda({ name, value, shown, editing, disabled, onOpen, onClose }: CeldaProps) {
  if (editing) return <Escribir name={name} value={value} onClose={onClose} />;
  if (!onOpen) return shown;
  return (
    <button
      type="button"
      className={`look-flat-button ${classes.cell}`}
      aria-label={`Corregir ${name}: ${value || 'vacía'}`}
      disabled={disabled}
      onClick={onOpen}
    >
      {value || 'vacía'}
      <IconPencil size={14} stroke={2} aria-hidden />
    </button>
  );
}

/** Enter or leaving the cell saves, Escape leaves it as it was. */
function Escribir({ name, value, onClose }: Pick<CeldaProps, 'name' | 'value' | 'onClose'>) {
  const [text, setText] = useState(value);
  const over = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const finish = (next: string | null) => {
    if (over.current) return;
    over.current = true;
    onClose(next === value ? null : next);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish(null);
    if (event.key === 'Enter') finish(text);
  };
  return (
    <TextInput
      size="xs"
      ref={input}
      aria-label={name}
      value={text}
      maxLength={2000}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={key}
      onBlur={() => finish(text)}
      spellCheck={false}
    />
  );
}
