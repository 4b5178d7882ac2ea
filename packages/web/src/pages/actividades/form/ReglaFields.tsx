import { tipoDe } from '@catedra/shared/actividades/contenido.ts';
import type { ReglaFinalizacion } from '@catedra/shared/actividades/reglas.ts';
import { NumberInput, Radio } from '@mantine/core';
import { conCifra } from '#pages/actividades/form/actividad-form.ts';
import type { FieldsProps } from '#pages/actividades/form/ActividadFields.tsx';
import classes from '#pages/actividades/form/ActividadFields.module.css';
import { type CampoDeCifra, cifraDe, reglaEnPalabras } from '#pages/actividades/form/reglas.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';

interface Cifra {
  readonly label: string;
  readonly help: string;
  readonly suffix: string;
  readonly max: number;
  readonly decimals: number;
}

const CIFRAS: Readonly<Record<CampoDeCifra, Cifra>> = {
  reglaMinutos: {
    label: 'Tiempo mínimo',
    help: 'Solo cuenta el tiempo con la actividad delante.',
    suffix: ' min',
    max: 600,
    decimals: 0,
  },
  reglaPorcentaje: {
    label: 'Parte del vídeo',
    help: 'Lo que se salta no cuenta como visto.',
    suffix: ' %',
    max: 100,
    decimals: 0,
  },
  reglaNota: {
    label: 'Nota para aprobar',
    help: 'De 0 a 10. Vacío: un 5.',
    suffix: '',
    max: 10,
    decimals: 2,
  },
};

export function ReglaFields({ form, readOnly }: FieldsProps) {
  const { contenido, regla } = form.values;
  const { tipo } = contenido;
  const field = cifraDe(regla, tipo);
  const cifra = field && CIFRAS[field];
  return (
    <Section title="Cuándo se completa">
      <FormLayout>
        <FormRow>
          <Radio.Group
            label="Se completa cuando la persona…"
            readOnly={readOnly}
            {...form.getInputProps('regla')}
            onChange={(value) => form.setValues(conCifra(value as ReglaFinalizacion, tipo))}
          >
            <div className={classes.choices}>
              {tipoDe(tipo).reglas.map((una) => (
                <Radio key={una} value={una} label={reglaEnPalabras(una, tipo)} disabled={readOnly} />
              ))}
            </div>
          </Radio.Group>
        </FormRow>
        {field && cifra && (
          <FormRow help={cifra.help}>
            <NumberInput
              label={cifra.label}
              w={200}
              suffix={cifra.suffix}
              min={0}
              max={cifra.max}
              allowDecimal={cifra.decimals > 0}
              decimalScale={cifra.decimals}
              readOnly={readOnly}
              data-path={field}
              value={form.values[field] ?? ''}
              onChange={(value) => form.setFieldValue(field, value === '' ? null : Number(value))}
              error={form.errors[field]}
            />
          </FormRow>
        )}
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
          </div>
        </FormRow>
      </FormLayout>
    </Section>
  );
}
