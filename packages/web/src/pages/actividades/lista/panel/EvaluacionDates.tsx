import { yaPaso } from '@catedra/shared/progreso/cierre.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { Reglas } from '#tipos/evaluacion/rules-form.ts';
import { FieldsPart } from '#tipos/form/FieldsPart.tsx';
import { FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { useNow } from '#ui/words/zone.tsx';

interface EvaluacionDatesProps {
  readonly form: UseFormReturnType<Reglas>;
  readonly readOnly: boolean;
  readonly bare?: boolean;
}

/** The only dates by which an evaluation opens and closes. */
export function EvaluacionDates({ form, readOnly, bare }: EvaluacionDatesProps) {
  const { values, errors } = form;
  const closed = yaPaso(values.cierraEn, useNow().toISOString());
  const moment = (campo: 'abreEn' | 'cierraEn', label: string) => (
    <MomentField
      label={optional(label)}
      value={values[campo]}
      onChange={(next) => form.setFieldValue(campo, next)}
      error={errors[campo]}
      readOnly={readOnly}
    />
  );
  return (
    <FieldsPart title="Cuándo se puede hacer" bare={bare}>
      <FormRow help="Sin fechas, se puede hacer mientras esté publicada.">
        {moment('abreEn', 'Abre')}
        {moment('cierraEn', 'Cierra')}
      </FormRow>
      {closed && (
        <p role="alert">
          Esa fecha ya pasó: si la actividad es obligatoria, quien esté en el curso y no la haya aprobado no
          podrá terminarlo. A quien entre después no le contará.
        </p>
      )}
    </FieldsPart>
  );
}
