import { escribeRacional, por, racional, racionalDe } from '@catedra/shared/core/racional.ts';
import {
  comoSeEntiende,
  escribeNumero,
  leerNumero,
} from '@catedra/shared/preguntas/tipos/numerica/leer-numero.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '#preguntas/composers.module.css';
import { afterPress } from '#ui/forms/after-press.ts';

interface ExactFieldProps {
  readonly label: string;
  /** Exact text; null while nothing is written. */
  readonly value: string | null;
  /** Kept as a share: 5 is `1/20`. */
  readonly percent?: boolean;
  readonly onChange: (exact: string | null) => void;
  readonly readOnly: boolean;
}

const CIEN = racional(100);

const written = (value: string | null, percent: boolean): string =>
  value === null
    ? ''
    : escribeNumero(percent ? por(racionalDe(value), CIEN) : racionalDe(value), { maxDecimales: 12 });

/** An exact number typed as people do; two ways to read it are told, and the decimal one is kept. */
export function ExactField({ label, value, percent = false, onChange, readOnly }: ExactFieldProps) {
  const [typed, setTyped] = useState(() => written(value, percent));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (exactly(typed, percent) !== value) setTyped(written(value, percent));
  }
  const note = comoSeEntiende(typed);
  return (
    <TextInput
      className={classes.figureField}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      value={typed}
      error={note === 'no es un número' ? 'No es un número' : undefined}
      description={note && note !== 'no es un número' ? note : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const exact = exactly(text, percent);
        if (exact !== undefined) onChange(exact);
      }}
      onBlur={() => afterPress(() => setTyped(written(value, percent)))}
    />
  );
}

/** Undefined when it is no number: what was kept stays. */
function exactly(typed: string, percent: boolean): string | null | undefined {
  if (typed.trim() === '') return null;
  const read = leerNumero(typed);
  const number = read?.resto === '' ? read.lecturas.at(-1) : undefined;
  if (!number) return undefined;
  return escribeRacional(percent ? por(number, racional(1, 100)) : number);
}
