import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { UseFormReturnType } from '@mantine/form';
import { ScheduleSection } from '#pages/cursos/actualizar/ScheduleSection.tsx';
import type { CursoValues } from '#pages/cursos/curso-form.ts';
import { FormLayout, FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';

interface AjustesPartProps {
  readonly form: UseFormReturnType<CursoValues>;
  readonly curso: Curso;
  readonly readOnly: boolean;
}

export function AjustesPart({ form, curso, readOnly }: AjustesPartProps) {
  const { values, errors } = form;
  return (
    <>
      <Section beside title="Cómo se hace" rule={false}>
        <FormLayout>
          <FormRow>
            <Toggle
              label="En orden, una actividad tras otra"
              help="Cada actividad se abre cuando se completa la anterior."
              disabled={readOnly}
              {...form.getInputProps('secuencial', { type: 'checkbox' })}
            />
          </FormRow>
          <FormRow help="Sin fechas, el curso está siempre disponible.">
            <MomentField
              label={optional('Empieza')}
              value={values.iniciaEn}
              onChange={(moment) => form.setFieldValue('iniciaEn', moment)}
              error={errors.iniciaEn}
              readOnly={readOnly}
            />
            <MomentField
              label={optional('Termina')}
              value={values.terminaEn}
              onChange={(moment) => form.setFieldValue('terminaEn', moment)}
              error={errors.terminaEn}
              readOnly={readOnly}
            />
          </FormRow>
        </FormLayout>
      </Section>
      {curso.estado === 'borrador' && <ScheduleSection key={curso.publicarEn} curso={curso} />}
    </>
  );
}
