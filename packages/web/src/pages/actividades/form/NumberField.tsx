import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { EvaluacionValues } from '#pages/actividades/form/evaluacion-form.ts';
import { Optional } from '#ui/forms/FormLayout.tsx';

interface NumberFieldProps {
  readonly form: UseFormReturnType<EvaluacionValues>;
  readonly field:
    | 'intentos'
    | 'minutos'
    | 'esperaMinutos'
    | 'graciaSegundos'
    | 'notaMinima'
    | 'preguntasPorIntento';
  readonly label: string;
  /** Empty means that there is no limit. */
  readonly optional?: boolean;
  readonly decimals?: number;
  readonly readOnly: boolean;
}

export function NumberField({
  form,
  field,
  label,
  optional = false,
  decimals = 0,
  readOnly,
}: NumberFieldProps) {
  return (
    <NumberInput
      label={
        <>
          {label}
          {optional && <Optional />}
        </>
      }
      min={0}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      readOnly={readOnly}
      value={form.values[field] ?? ''}
      onChange={(value) => form.setFieldValue(field, value === '' ? null : Number(value))}
      error={form.errors[field]}
    />
  );
}
