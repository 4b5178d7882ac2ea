import { cierreQueImpide } from '@catedra/shared/actividades/cierre.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { FieldsPart } from '#tipos/form/FieldsPart.tsx';
import type { FieldsProps } from '#tipos/form/props.ts';
import classes from '#tipos/form/ActividadFields.module.css';
import { FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { useNow } from '#ui/words/zone.tsx';

type Fecha = 'disponibleDesde' | 'disponibleHasta' | 'venceEn';

export function FechasFields({ form, readOnly, bare }: FieldsProps) {
  const moment = (field: Fecha, label: string) => (
    <MomentField
      label={optional(label)}
      value={form.values[field]}
      onChange={(next) => form.setFieldValue(field, next)}
      error={form.errors[field]}
      readOnly={readOnly}
    />
  );
  const closed = cierreQueImpide(form.values, useNow());
  const { contenido, disponibleDesde, disponibleHasta } = form.values;
  // An evaluation opens and closes by its own dates; what was put here before can only be taken away.
  const own = fichaDe(contenido.tipo).trabajo !== 'intentos' || disponibleDesde || disponibleHasta;
  return (
    <FieldsPart title="Fechas" bare={bare}>
      {own && (
        <FormRow help="Fuera de estas fechas se ve en el índice, pero no se puede abrir.">
          {moment('disponibleDesde', 'Se abre')}
          {moment('disponibleHasta', 'Se cierra')}
        </FormRow>
      )}
      {closed && (
        <p role="alert">
          Es obligatoria y esa fecha ya pasó: quien esté en el curso y no la haya hecho no podrá terminarlo. A
          quien entre después no le contará.
        </p>
      )}
      <FormRow help="Después sigue abierta, pero se dirá que va con retraso.">
        <div className={classes.half}>{moment('venceEn', 'Fecha límite')}</div>
      </FormRow>
    </FieldsPart>
  );
}
