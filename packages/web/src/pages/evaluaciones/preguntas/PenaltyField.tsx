import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { NativeSelect } from '@mantine/core';
import classes from '#preguntas/autor/QuestionCard.module.css';
import { RESTAS_ESCRITAS } from '#tipos/evaluacion/rules-form.ts';

interface PenaltyFieldProps {
  /** Null: as the evaluation says. */
  readonly value: Resta | null;
  readonly ofAll: Resta;
  readonly readOnly: boolean;
  readonly onChange: (resta: Resta | null) => void;
}

/** What a wrong answer takes away here, where it is not what all the others take. */
export function PenaltyField({ value, ofAll, readOnly, onChange }: PenaltyFieldProps) {
  const words = new Map<string, string>(RESTAS_ESCRITAS);
  return (
    <NativeSelect
      className={`look-row ${classes.penalty}`}
      label="Si falla"
      size="xs"
      disabled={readOnly}
      value={value ?? ''}
      data={[
        { value: '', label: `${words.get(ofAll)}, como todas` },
        ...RESTAS_ESCRITAS.map(([resta, label]) => ({ value: resta, label })),
      ]}
      onChange={({ currentTarget }) => onChange((currentTarget.value || null) as Resta | null)}
    />
  );
}
