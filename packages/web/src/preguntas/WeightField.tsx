import { leeRacional } from '@catedra/shared/core/racional.ts';
import { porCiento } from '@catedra/shared/preguntas/por-ciento.ts';
import { useState } from 'react';
import classes from '#preguntas/composers.module.css';
import { exactOf, thirdOf } from '#preguntas/percent.ts';
import { afterPress } from '#ui/forms/after-press.ts';
import { TextButton } from '#ui/frame/TextLink.tsx';

interface WeightFieldProps {
  /** Whose share it is, for whoever can't see where it stands. */
  readonly label: string;
  /** Exact text: `1/3`. */
  readonly value: string;
  readonly onChange: (exact: string) => void;
  readonly min?: -100 | 0;
  readonly readOnly: boolean;
}

/** A share of the points in percent, kept exact: «33,33» offers a third. */
export function WeightField({ label, value, onChange, min = -100, readOnly }: WeightFieldProps) {
  const [typed, setTyped] = useState(porCiento(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (exactOf(typed) !== value) setTyped(porCiento(value));
  }
  const exact = exactOf(typed);
  const share = exact === null ? null : leeRacional(exact);
  const wrong =
    share === null ||
    Number(share.n) * 100 > 100 * Number(share.d) ||
    Number(share.n) * 100 < min * Number(share.d);
  const third = exact === null || wrong ? null : thirdOf(exact);
  const type = (text: string) => {
    setTyped(text);
    const next = exactOf(text);
    const read = next === null ? null : leeRacional(next);
    if (next === null || !read) return;
    const percent = (Number(read.n) * 100) / Number(read.d);
    if (percent <= 100 && percent >= min) onChange(next);
  };
  return (
    <span className={classes.weight}>
      <input
        className={classes.figure}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={wrong || undefined}
        title={wrong ? `Un número de ${min === 0 ? '0' : '−100'} a 100` : undefined}
        readOnly={readOnly}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => afterPress(() => setTyped(porCiento(value)))}
      />
      %
      {third && !readOnly && (
        <TextButton onClick={() => onChange(third.exact)}>Poner {third.sign}</TextButton>
      )}
    </span>
  );
}
