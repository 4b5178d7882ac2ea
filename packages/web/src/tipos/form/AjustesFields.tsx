import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
import { NumberInput, Select } from '@mantine/core';
import { FieldsPart } from '#tipos/form/FieldsPart.tsx';
import type { FieldsProps } from '#tipos/form/props.ts';
import { FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';

interface AjustesFieldsProps extends FieldsProps {
  readonly secciones: readonly Seccion[];
}

export function AjustesFields({ form, readOnly, bare, secciones }: AjustesFieldsProps) {
  return (
    <FieldsPart title="Ajustes" bare={bare}>
      <FormRow>
        <Select
          label="Sección"
          data={secciones.map(({ id, titulo }) => ({ value: id, label: titulo }))}
          searchable={secciones.length > 8}
          readOnly={readOnly}
          {...form.getInputProps('seccion')}
        />
      </FormRow>
      <FormRow help="Orienta a quien organiza su rato de estudio.">
        <NumberInput
          label={optional('Duración en minutos')}
          w={260}
          min={0}
          allowDecimal={false}
          readOnly={readOnly}
          data-path="duracion"
          value={form.values.duracion ?? ''}
          onChange={(value) => form.setFieldValue('duracion', value === '' ? null : Number(value))}
          error={form.errors.duracion}
        />
      </FormRow>
      <FormRow>
        <Toggle
          label="Oculta"
          help="Quienes hacen el curso no la ven ni les cuenta."
          disabled={readOnly}
          {...form.getInputProps('oculta', { type: 'checkbox' })}
        />
      </FormRow>
    </FieldsPart>
  );
}
