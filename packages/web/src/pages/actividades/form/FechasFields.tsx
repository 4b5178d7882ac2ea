import { cierreQueImpide } from '@catedra/shared/actividades/cierre.ts';
import type { FieldsProps } from '#pages/actividades/form/props.ts';
import classes from '#pages/actividades/form/ActividadFields.module.css';
import { FormLayout, FormRow, Optional } from '#ui/forms/FormLayout.tsx';
import { MomentField } from '#ui/forms/MomentField.tsx';
import { useNow } from '#ui/words/zone.tsx';
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
  const closed = cierreQueImpide(form.values, useNow());
  return (
    <Section title="Fechas">
      <FormLayout>
        <FormRow help="Fuera de estas fechas se ve en el índice, pero no se puede abrir.">
          {moment('disponibleDesde', 'Se abre')}
          {moment('disponibleHasta', 'Se cierra')}
        </FormRow>
        {closed && (
          <p role="alert">
            Es obligatoria y esa fecha ya pasó: quien esté en el curso y no la haya hecho no podrá terminarlo.
            A quien entre después no le contará.
          </p>
        )}
        <FormRow help="Después sigue abierta, pero se dirá que va con retraso.">
          <div className={classes.half}>{moment('venceEn', 'Fecha límite')}</div>
        </FormRow>
      </FormLayout>
    </Section>
  );
}
