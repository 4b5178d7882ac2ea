import type { FieldsProps } from '#pages/actividades/form/props.ts';
import classes from '#pages/actividades/form/ActividadFields.module.css';
import { FormLayout, FormRow, Optional } from '#ui/forms/FormLayout.tsx';
import { MomentField } from '#ui/forms/MomentField.tsx';
import { Section } from '#ui/frame/Section.tsx';

type Fecha = 'disponibleDesde' | 'disponibleHasta' | 'venceEn';

export function FechasFields({ form, readOnly }: FieldsProps) {
  const moment = (field: Fecha, label: string) => (
    <MomentField
      label={
        <>
          {label}
          <Optional />
        </>
      }
      value={form.values[field]}
      onChange={(next) => form.setFieldValue(field, next)}
      error={form.errors[field]}
      readOnly={readOnly}
    />
  );
  return (
    <Section title="Fechas">
      <FormLayout>
        <FormRow help="Fuera de estas fechas se ve en el índice, pero no se puede abrir.">
          {moment('disponibleDesde', 'Se abre')}
          {moment('disponibleHasta', 'Se cierra')}
        </FormRow>
        <FormRow help="Después sigue abierta, pero se dirá que va con retraso.">
          <div className={classes.half}>{moment('venceEn', 'Fecha límite')}</div>
        </FormRow>
      </FormLayout>
    </Section>
  );
}
