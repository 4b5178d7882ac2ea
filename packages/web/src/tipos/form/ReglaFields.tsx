import { fichaDe, reglaDe } from '@catedra/shared/actividades/fichas.ts';
import { conCifra } from '@catedra/shared/actividades/inicial.ts';
import type { CampoDeCifra, ReglaDeTipo, ReglaFinalizacion } from '@catedra/shared/actividades/reglas.ts';
import { NumberInput, Radio } from '@mantine/core';
import { FieldsPart } from '#tipos/form/FieldsPart.tsx';
import type { FieldsProps } from '#tipos/form/props.ts';
import classes from '#tipos/form/ActividadFields.module.css';
import { FormRow } from '#ui/forms/FormLayout.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';

interface Cifra {
  readonly suffix: string;
  readonly max: number;
  readonly decimals: number;
}

const CIFRAS: Readonly<Record<CampoDeCifra, Cifra>> = {
  reglaMinutos: { suffix: ' min', max: 600, decimals: 0 },
  reglaPorcentaje: { suffix: ' %', max: 100, decimals: 0 },
  reglaNota: { suffix: '', max: 10, decimals: 2 },
};

export function ReglaFields({ form, readOnly, bare }: FieldsProps) {
  const { contenido, regla } = form.values;
  const { tipo } = contenido;
  const cifra = reglaDe(tipo, regla)?.cifra;
  return (
    <FieldsPart title="Cuándo se completa" bare={bare}>
      <FormRow>
        <Radio.Group
          label="Se completa cuando la persona…"
          readOnly={readOnly}
          {...form.getInputProps('regla')}
          onChange={(value) => form.setValues(conCifra(value as ReglaFinalizacion, tipo))}
        >
          <div className={classes.choices}>
            {fichaDe(tipo).reglas.map((una) => (
              <Radio key={una.regla} value={una.regla} label={una.cuando} disabled={readOnly} />
            ))}
          </div>
        </Radio.Group>
      </FormRow>
      {cifra && <CifraField form={form} readOnly={readOnly} cifra={cifra} />}
      <FormRow>
        <div className={classes.choices}>
          <Toggle
            label="Obligatoria"
            help="Cuenta para el porcentaje y el certificado."
            disabled={readOnly}
            {...form.getInputProps('obligatoria', { type: 'checkbox' })}
          />
          <Toggle
            label="Quienes ya terminaron el curso también deben hacerla"
            help="Si no, nadie pierde lo que ya había terminado."
            disabled={readOnly}
            {...form.getInputProps('exigeATerminados', { type: 'checkbox' })}
          />
          {form.values.obligatoria && (
            <Toggle
              label="No se repite en las renovaciones"
              help="Quien ya la completó la tiene hecha cuando vuelve a hacer el curso. Si ninguna otra obligatoria se repite, se repiten todas."
              disabled={readOnly}
              {...form.getInputProps('noSeRepite', { type: 'checkbox' })}
            />
          )}
        </div>
      </FormRow>
    </FieldsPart>
  );
}

interface CifraFieldProps extends Pick<FieldsProps, 'form' | 'readOnly'> {
  readonly cifra: NonNullable<ReglaDeTipo['cifra']>;
}

function CifraField({ form, readOnly, cifra: { campo, nombre, ayuda } }: CifraFieldProps) {
  const { suffix, max, decimals } = CIFRAS[campo];
  return (
    <FormRow help={ayuda}>
      <NumberInput
        label={nombre}
        w={200}
        suffix={suffix}
        min={0}
        max={max}
        allowDecimal={decimals > 0}
        decimalScale={decimals}
        readOnly={readOnly}
        data-path={campo}
        value={form.values[campo] ?? ''}
        onChange={(value) => form.setFieldValue(campo, value === '' ? null : Number(value))}
        error={form.errors[campo]}
      />
    </FormRow>
  );
}
