import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  AL_VENCER,
  type EvaluacionValues,
  NOTAS,
  options,
  REVISIONES,
} from '#pages/actividades/form/evaluacion-form.ts';
import { EvaluacionDates } from '#pages/actividades/form/EvaluacionDates.tsx';
import { NumberField } from '#pages/actividades/form/NumberField.tsx';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';

interface EvaluacionFieldsProps {
  readonly form: UseFormReturnType<EvaluacionValues>;
  readonly readOnly: boolean;
}

/** The rules that people read before they begin. */
export function EvaluacionFields({ form, readOnly }: EvaluacionFieldsProps) {
  const { values } = form;
  return (
    <>
      <Section title="Intentos y tiempo">
        <FormLayout>
          <FormRow help="Vacío: todos los que quiera, con todo el tiempo que necesite.">
            <NumberField form={form} field="intentos" label="Intentos" optional readOnly={readOnly} />
            <NumberField
              form={form}
              field="minutos"
              label="Minutos por intento"
              optional
              readOnly={readOnly}
            />
          </FormRow>
          {values.intentos !== 1 && (
            <FormRow help="Entre el final de un intento y el principio del siguiente. Con 0 no se espera.">
              <NumberField form={form} field="esperaMinutos" label="Minutos de espera" readOnly={readOnly} />
            </FormRow>
          )}
          {values.minutos !== null && (
            <FormRow>
              <Select
                label="Al acabar el tiempo"
                data={options(AL_VENCER)}
                readOnly={readOnly}
                {...form.getInputProps('alVencer')}
              />
              {values.alVencer === 'gracia' && (
                <NumberField
                  form={form}
                  field="graciaSegundos"
                  label="Segundos de margen"
                  readOnly={readOnly}
                />
              )}
            </FormRow>
          )}
        </FormLayout>
      </Section>
      <EvaluacionDates form={form} readOnly={readOnly} />
      <Section title="Nota y revisión">
        <FormLayout>
          <FormRow>
            <NumberField
              form={form}
              field="notaMinima"
              label="Nota para aprobar, de 0 a 10"
              decimals={2}
              readOnly={readOnly}
            />
            <Select
              label="Nota que cuenta"
              data={options(NOTAS)}
              readOnly={readOnly}
              {...form.getInputProps('notaQueCuenta')}
            />
          </FormRow>
          <FormRow help="Cuándo puede la persona ver sus respuestas con las correctas.">
            <Select
              label="Puede revisar sus respuestas"
              data={options(REVISIONES)}
              readOnly={readOnly}
              {...form.getInputProps('revision')}
            />
          </FormRow>
          <FormRow help="Vacío: en cada intento salen todas.">
            <NumberField
              form={form}
              field="preguntasPorIntento"
              label="Preguntas por intento"
              optional
              readOnly={readOnly}
            />
          </FormRow>
          <FormRow>
            <Toggle
              label="Barajar las preguntas en cada intento"
              disabled={readOnly}
              {...form.getInputProps('barajar', { type: 'checkbox' })}
            />
          </FormRow>
        </FormLayout>
      </Section>
    </>
  );
}
