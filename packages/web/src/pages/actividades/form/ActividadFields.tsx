import type { Seccion } from '@catedra/shared';
import { NumberInput, Radio, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ActividadValues } from '#pages/actividades/form/actividad-form.ts';
import { ContenidoFields } from '#pages/actividades/form/ContenidoFields.tsx';
import classes from '#pages/actividades/form/ActividadFields.module.css';
import { REGLAS, TIPOS } from '#pages/actividades/tipos.ts';
import { FormLayout, FormRow, Optional } from '#ui/FormLayout.tsx';
import { Section } from '#ui/Section.tsx';
import { Toggle } from '#ui/Toggle.tsx';

interface ActividadFieldsProps {
  readonly form: UseFormReturnType<ActividadValues>;
  readonly secciones: readonly Seccion[];
  readonly readOnly?: boolean;
}

export function ActividadFields({ form, secciones, readOnly = false }: ActividadFieldsProps) {
  const { contenido, duracion } = form.values;
  return (
    <>
      <Section title="Contenido">
        <FormLayout>
          <FormRow help="Como aparecerá en el índice del curso.">
            <TextInput
              label="Título"
              autoComplete="off"
              maxLength={200}
              readOnly={readOnly}
              {...form.getInputProps('titulo')}
            />
          </FormRow>
          <ContenidoFields form={form} readOnly={readOnly} />
        </FormLayout>
      </Section>
      <Section title="Ajustes">
        <FormLayout>
          {secciones.length > 0 && (
            <FormRow>
              <Select
                label="Sección"
                data={secciones.map(({ id, titulo }) => ({ value: id, label: titulo }))}
                searchable={secciones.length > 8}
                readOnly={readOnly}
                {...form.getInputProps('seccion')}
              />
            </FormRow>
          )}
          <FormRow>
            <Radio.Group
              label="Se completa cuando la persona…"
              readOnly={readOnly}
              {...form.getInputProps('regla')}
            >
              <div className={classes.choices}>
                {TIPOS[contenido.tipo].reglas.map((regla) => (
                  <Radio key={regla} value={regla} label={REGLAS[regla]} />
                ))}
              </div>
            </Radio.Group>
          </FormRow>
          <FormRow help="Orienta a quien organiza su rato de estudio.">
            <NumberInput
              label={
                <>
                  Duración en minutos
                  <Optional />
                </>
              }
              w={260}
              min={0}
              allowDecimal={false}
              readOnly={readOnly}
              {...form.getInputProps('duracion')}
              value={duracion ?? ''}
              onChange={(value) => form.setFieldValue('duracion', value === '' ? null : Number(value))}
            />
          </FormRow>
          <FormRow>
            <Toggle
              label="Obligatoria"
              help="Cuenta para el porcentaje y el certificado."
              disabled={readOnly}
              {...form.getInputProps('obligatoria', { type: 'checkbox' })}
            />
          </FormRow>
        </FormLayout>
      </Section>
    </>
  );
}
